/** Arpents in the browser: it knows no rules, and shows what the server tells and offers. */

import "@fontsource/libre-caslon-text/latin-400.css";
import "@fontsource/libre-caslon-text/latin-400-italic.css";
import "@fontsource/libre-caslon-text/latin-700.css";
import "@fontsource-variable/source-sans-3/wght.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadFacts } from "./api/facts";
import { openFirst } from "./game/first";
import { heedNotices } from "./shell/notices.svelte";
import { loadPage } from "./shell/pages";
import { route } from "./shell/route.svelte";
import { keepPage } from "./shell/worker";
import { speak } from "./words/words.svelte";

// What will be shown is on its way while the words are; if it does not arrive, that is told where it is missed.
const unheard = (): void => {};
const { page } = route();
if (page === "game") openFirst();
void loadPage(page).catch(unheard);
if (page !== "about" && page !== "nowhere") void loadFacts().catch(unheard);

// So is type that words are first seen in when all is drawn: whatever stands there before it is laid out twice.
for (const style of ["italic", "bold"])
  void document.fonts.load(`${style} 1rem "Libre Caslon Text"`).catch(unheard);

// Without words there is nothing to say, but for what index.html says in all languages.
await speak();
const target = document.getElementById("app")!;
target.replaceChildren();
mount(App, { target });
heedNotices();
keepPage();
