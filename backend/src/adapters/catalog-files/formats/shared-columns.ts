import { z } from 'zod';
import { jsonText, pattern } from '../column';

/** The delivery speeds, spelled as in the domain; a test holds both together. */
export const SPEED = ['Same Day', 'Next Day', 'Farm Direct'] as const;

export const state = (about: string) => pattern(about, /^[A-Z]{2}$/, 'two capital letters, as `NY`');

export const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** `10:00` */
export const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export const REVIEWS = z
  .array(
    z.strictObject({
      title: z.string().max(500),
      detail: z.string().max(5_000),
      nickname: jsonText(200),
      rating: z.int().min(1).max(5),
      date: z.string().regex(DATE),
    }),
  )
  .max(500);

export const reviewsExpected =
  'at most 500 objects with title, detail, nickname, rating (1 to 5) and date (`2030-12-31`)';
