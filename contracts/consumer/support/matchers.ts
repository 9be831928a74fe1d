import { MatchersV3 } from '@pact-foundation/pact';

export const { arrayContaining, eachLike, fromProviderState, integer, regex, string } = MatchersV3;

/** Decimal text with two places, never a number. */
export const money = (example: string) => regex('\\d+\\.\\d{2}', example);

/** Any text but none: for messages whose words are the backend's own. */
export const someText = (example: string) => regex('.+', example);

/** YYYY-MM-DD */
export const day = (example: string) => regex('\\d{4}-\\d{2}-\\d{2}', example);

/** HH:mm */
export const hour = (example: string) => regex('\\d{2}:\\d{2}', example);

/** A flag that is a number in our answers. */
export const yesOrNo = (example: 0 | 1) => integer(example);
