/** The elements that a rendered page puts into the head; a title that is added replaces the old one. */
const RENDERED =
  'link[rel=canonical], meta[property], meta[name=description], meta[name=robots], meta[name=prerender-status-code]';

/** Removes the rendered head where the browser renders the page again, so that nothing is in it twice. */
export function removeServerHead(): void {
  for (const element of document.head.querySelectorAll(RENDERED)) element.remove();
}
