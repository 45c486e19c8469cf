/** The icon of the tab: another one while the reader has to decide, for those who look at another tab. */

const USUAL = "arpents.svg";
const YOURS = "arpents-yours.svg";

export function showIcon(yours: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]');
  const href = import.meta.env.BASE_URL + (yours ? YOURS : USUAL);
  if (link && link.getAttribute("href") !== href) link.href = href;
}
