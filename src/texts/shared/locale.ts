/** The language and region by which dates, numbers and lists are written. */
export const LOCALE: string = 'en-US';
