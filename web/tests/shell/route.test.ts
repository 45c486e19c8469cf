import { beforeEach, describe, expect, it, vi } from "vitest";
import { follow, go, route, routeOf } from "../../src/shell/route.svelte";

describe("routeOf", () => {
  it.each([
    ["/", "home"],
    ["/rules", "rules"],
    ["/rules/", "rules"],
    ["/about", "about"],
    ["/learned", "nowhere"],
    ["/game/", "nowhere"],
    ["/game/a/b", "nowhere"],
  ])("%s is the page %s", (path, page) => {
    expect(routeOf(path).page).toBe(page);
  });

  it("names the game, and what stands behind the #", () => {
    expect(routeOf("/game/abc_1-2", "#join=s3cret")).toEqual({
      page: "game",
      game: "abc_1-2",
      hash: "join=s3cret",
    });
  });

  it("takes an address that cannot be read for one that leads nowhere", () => {
    expect(routeOf("/game/%E0%A4%A").page).toBe("nowhere");
  });
});

describe("go and follow", () => {
  beforeEach(() => {
    window.scrollTo = vi.fn();
    go("/");
  });

  const click = (link: HTMLAnchorElement, how: MouseEventInit = {}) => {
    document.body.append(link);
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...how });
    Object.defineProperty(event, "target", { value: link });
    follow(event);
    return event.defaultPrevented;
  };
  const linkTo = (href: string) => Object.assign(document.createElement("a"), { href });

  it("follows links within the site without loading", () => {
    expect(click(linkTo("/game/xyz#seat=t0ken"))).toBe(true);
    expect(route()).toMatchObject({ page: "game", game: "xyz", hash: "seat=t0ken" });
  });

  it("leaves other links, and those that want a further tab, to the browser", () => {
    expect(click(linkTo("/api/v1/openapi.json"))).toBe(false);
    expect(click(linkTo("https://example.org/rules"))).toBe(false);
    expect(click(linkTo("/rules"), { ctrlKey: true })).toBe(false);
    expect(route().page).toBe("home");
  });
});
