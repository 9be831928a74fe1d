const WORDS = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** `2026-11-26` as `Thursday, November 26`. */
export const dateInWords = (iso: string): string => WORDS.format(new Date(iso));
