import type { CartLine } from '../cart/cart-line';
import { millilitresOf } from './millilitres';
import type { Balance } from './wallet-lot';

/** Why a line cannot be redeemed, as walletAddToCart says it too (BD-13). */
export const INSUFFICIENT_BALANCE = 'Your wallet does not hold enough of this';

/** A line that is paid for out of the wallet. */
export type RedeemedLine = Pick<
  CartLine,
  | 'id'
  | 'variantId'
  | 'productId'
  | 'bottleSize'
  | 'quantity'
  | 'locationState'
  | 'locationPriceCategory'
  | 'pastOrderNumber'
>;

/** What redeeming all lines takes out of each lot, or the lines that the wallet cannot pay for. */
export interface Redemption {
  /** Millilitres by lot id. */
  taken: Map<number, number>;
  unpaid: RedeemedLine[];
}

/**
 * Pays for lines out of the oldest lots first. A lot is redeemed in the state and star category that it was
 * bought in (BD-13); what one line took, the next one does not find.
 */
export function redeem(lines: RedeemedLine[], balances: Balance[]): Redemption {
  const left = new Map(balances.map(({ lotId, millilitres }) => [lotId, millilitres]));
  const unpaid = lines.filter((line) => !debitLine(line, balances, left));
  const taken = balances.map(
    ({ lotId, millilitres }) => [lotId, millilitres - (left.get(lotId) ?? 0)] as const,
  );
  return { taken: new Map(taken.filter(([, millilitres]) => millilitres > 0)), unpaid };
}

/** Takes a line out of what is left, all or nothing. */
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

/** A line that names an order is paid out of what that one prepaid, any other out of all. */
const isFromLot = (line: RedeemedLine, balance: Balance): boolean =>
  line.pastOrderNumber === null || line.pastOrderNumber === balance.orderNumber;

/** Whether a balance can be redeemed there at all: the product, in the state and star category that it was bought in. */
export const isRedeemableAt = (
  line: Pick<RedeemedLine, 'productId' | 'locationState' | 'locationPriceCategory'>,
  balance: Balance,
): boolean =>
  balance.productId === line.productId &&
  balance.state === line.locationState &&
  balance.priceCategory === line.locationPriceCategory;
