import * as constraints from '@cork-and-petal/sdk/constraints';
import { sharedRuleTexts } from './texts';

/** Longer than a zipcode, so that a wrong one can be typed and gets its message. */
export const ZIPCODE_INPUT_MAX_LENGTH = constraints.ZipcodeInput.maxLength;

export const ZIPCODE_LENGTH = 5;

const FORMAT = new RegExp(constraints.Zipcode.pattern);

/** Five digits. */
export const isZipcode = (text: string): boolean => FORMAT.test(text);

type ZipcodeFieldName = 'Pincode' | 'Zipcode';

/**
 * The error message for a typed zipcode, or null if it is valid (GATE-03..06, ADDR-29..32). Checked in this order:
 * present, numeric, digits only, length. The message for signed and decimal numbers does not name the field.
 */
export function zipcodeProblem(typed: string, fieldName: ZipcodeFieldName): string | null {
  const text = typed.trim();
  if (text === '') return sharedRuleTexts.zipcodeRequired(fieldName);
  if (Number.isNaN(Number(text))) return sharedRuleTexts.zipcodeNotANumber(fieldName);
  if (!/^\d+$/.test(text)) return sharedRuleTexts.notANumber;
  return isZipcode(text) ? null : sharedRuleTexts.notFiveDigits;
}
