/** The title of a page, which is in the template once. */
export const TITLE = /<title>[^<]*<\/title>/;

/** Inserts text literally; `$` has no special meaning. */
export const insert = (html: string, place: string | RegExp, text: string) => html.replace(place, () => text);

/** Inert data, which a policy without inline scripts allows; escaped so that its text cannot close the element. */
export function dataBlock(id: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}
