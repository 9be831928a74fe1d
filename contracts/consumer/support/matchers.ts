import { MatchersV3 } from '@pact-foundation/pact';

export const { arrayContaining, eachLike, fromProviderState, integer, regex, string } = MatchersV3;

/** A decimal string with two places, never a number. */
export const money = (example: string) => regex('\\d+\\.\\d{2}', example);

/** Any non-empty text: for messages whose wording is up to the backend. */
export const someText = (example: string) => regex('.+', example);

/** YYYY-MM-DD */
export const day = (example: string) => regex('\\d{4}-\\d{2}-\\d{2}', example);

/** HH:mm */
export const hour = (example: string) => regex('\\d{2}:\\d{2}', example);

/** A flag that is a number in this API. */
export const numericFlag = (example: 0 | 1) => integer(example);
