import { sum } from './sum';

/** Splits an amount by weight so that the parts add up to it, to the cent. */
export function allocate(cents: number, weights: number[]): number[] {
  const whole = BigInt(sum(weights));
  let reached = 0n;
  let given = 0;
  return weights.map((part) => {
    reached += BigInt(part);
    // The product can be too large for an exact number.
    const due = whole === 0n ? 0 : Number((BigInt(cents) * reached) / whole);
    const share = due - given;
    given = due;
    return share;
  });
}
