import { parseCents, shareOf } from '../shared/money';

/** 0, 5, 10, 15 and 20 percent (SUM-04). */
const OFFERED_BASIS_POINTS = [0, 500, 1_000, 1_500, 2_000];

/**
 * The tip in cents, or undefined if it is not one of those offered: a percentage of the subtotal before discount, and
 * only if a driver delivers.
 */
export function offeredTip(
  sent: string | undefined,
  subtotalCents: number,
  hasDriverDelivery: boolean,
): number | undefined {
  const cents = amountOf((sent ?? '').trim());
  const offered = hasDriverDelivery
    ? OFFERED_BASIS_POINTS.map((share) => shareOf(subtotalCents, share))
    : [0];
  return offered.find((tip) => tip === cents);
}

/** Blank means no tip; whole dollars may omit the decimals. */
function amountOf(text: string): number | undefined {
  if (text === '') return 0;
  return parseCents(text.includes('.') ? text : `${text}.00`);
}
