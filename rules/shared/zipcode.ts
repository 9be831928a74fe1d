import * as document from '@cork-and-petal/sdk/constraints';

/** What a field accepts, so that a wrong zipcode gets its message. */
export const ZIPCODE_INPUT_MAX_LENGTH = document.ZipcodeInput.maxLength;

/** A complete zipcode has so many digits. */
export const ZIPCODE_LENGTH = 5;

const FORMAT = new RegExp(document.Zipcode.pattern);

/** Five digits. */
export const isZipcode = (text: string): boolean => FORMAT.test(text);

export type ZipcodeNoun = 'Pincode' | 'Zipcode';

/**
 * The one text that a typed zipcode earns, or null when it is well formed (GATE-03..06, ADDR-29..32).
 * Required is asked first and length last; text that is no number at all names the field, a number
 * that is not plain digits does not.
 */
export function zipcodeProblem(typed: string, noun: ZipcodeNoun): string | null {
  const text = typed.trim();
  if (text === '') return `${noun} is required.`;
  if (Number.isNaN(Number(text))) return `${noun} must be a number.`;
  if (!/^\d+$/.test(text)) return 'Must be a number.';
  return isZipcode(text) ? null : 'Must be exactly 5 digit';
}
