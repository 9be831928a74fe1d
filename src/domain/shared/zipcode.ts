/** Five digits, kept as text because a zipcode may begin with 0. */
export class Zipcode {
  static readonly length = 5;

  private constructor(readonly value: string) {}

  static parse(typed: string | null | undefined): Zipcode | null {
    const text = (typed ?? '').trim();
    return /^\d{5}$/.test(text) ? new Zipcode(text) : null;
  }

  equals(other: Zipcode | null): boolean {
    return this.value === other?.value;
  }

  toString(): string {
    return this.value;
  }
}

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
  return text.length === Zipcode.length ? null : 'Must be exactly 5 digit';
}
