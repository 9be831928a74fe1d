import type { CartLine } from '../cart/cart-line';
import { millilitresOf } from './millilitres';
import type { Balance } from './wallet-lot';

/** A line that is paid from the wallet. */
export type RedeemedLine = Pick<
  CartLine,
  | 'id'
  | 'variantId'
  | 'productId'
  | 'bottleSize'
  | 'quantity'
  | 'locationState'
  | 'locationStarCategory'
  | 'pastOrderNumber'
>;

/** What redeeming all lines takes from each lot, or the lines that the wallet does not cover. */
export interface Redemption {
  /** Millilitres by lot id. */
  taken: Map<number, number>;
  uncovered: RedeemedLine[];
}

/**
 * Pays for lines from the oldest lots first. A lot is redeemable in the state and star category where it was
 * bought (BD-13); what one line takes is not left for the next.
 */
export function redeem(lines: RedeemedLine[], balances: Balance[]): Redemption {
  const left = new Map(balances.map(({ lotId, millilitres }) => [lotId, millilitres]));
  const uncovered = lines.filter((line) => !debitLine(line, balances, left));
  const taken = balances.map(
    ({ lotId, millilitres }) => [lotId, millilitres - (left.get(lotId) ?? 0)] as const,
  );
  return { taken: new Map(taken.filter(([, millilitres]) => millilitres > 0)), uncovered };
}

/** Takes a line from the remaining balances, all or nothing. */
function debitLine(line: RedeemedLine, balances: Balance[], left: Map<number, number>): boolean {
  const wanted = millilitresOf(line.bottleSize) * line.quantity;
  const lots = balances
    .filter((balance) => isRedeemableAt(line, balance) && isFromLot(line, balance))
    .map(({ lotId }) => lotId);
  const held = lots.reduce((sum, lotId) => sum + (left.get(lotId) ?? 0), 0);
  if (wanted === 0 || held < wanted) return false;
  let due = wanted;
  for (const lotId of lots) {
    const part = Math.min(due, left.get(lotId) ?? 0);
    left.set(lotId, (left.get(lotId) ?? 0) - part);
    due -= part;
  }
  return true;
}

/** A line that names an order uses only that order's lots. */
const isFromLot = (line: RedeemedLine, balance: Balance): boolean =>
  line.pastOrderNumber === null || line.pastOrderNumber === balance.orderNumber;

/** Whether a balance is redeemable there: same product, state and star category. */
export const isRedeemableAt = (
  line: Pick<RedeemedLine, 'productId' | 'locationState' | 'locationStarCategory'>,
  balance: Balance,
): boolean =>
  balance.productId === line.productId &&
  balance.state === line.locationState &&
  balance.starCategory === line.locationStarCategory;
