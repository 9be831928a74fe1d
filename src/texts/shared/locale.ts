/** The language and region by which dates, numbers and lists are written; also the `lang` of a page. */
export const LOCALE: string = 'en-US';
