import { LOCALE } from '../../../texts/shared/locale';

const WORDS = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** `2026-11-26` as `Thursday, November 26`. */
export const dateInWords = (iso: string): string => WORDS.format(new Date(iso));
