/** What a rendered page says about itself in the head; a title that is added replaces the old one. */
const RENDERED =
  'link[rel=canonical], meta[property], meta[name=description], meta[name=robots], meta[name=prerender-status-code]';

/** Takes the rendered head away where the browser renders the page anew, so that it says nothing twice. */
export function removeServerHead(): void {
  for (const element of document.head.querySelectorAll(RENDERED)) element.remove();
}
