import { TIP_PERCENTAGES, tipCents } from '../../../../rules/checkout/tip';
import { parseCents } from '../shared/money';

const NO_TIP = [0] as const;

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
  const percentages = hasDriverDelivery ? TIP_PERCENTAGES : NO_TIP;
  const offered = percentages.map((percentage) => tipCents(subtotalCents, percentage));
  return offered.find((tip) => tip === cents);
}

/** Blank means no tip; whole dollars may omit the decimals. */
function amountOf(text: string): number | undefined {
  if (text === '') return 0;
  return parseCents(text.includes('.') ? text : `${text}.00`);
}
