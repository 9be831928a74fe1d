import type { CartGroup } from '../../../domain/cart/cart-group';
import { MISSING_TEXT, type MissingChoice } from '../../../domain/cart/delivery-choices';
import { visitTimeOf, type ShippingChoice, skipsAddress } from '../../../domain/fulfilment/shipping-choice';
import { deliveryOptionsPath, walletProductsPath } from '../../shared/paths/paths';

/** The one visit for the whole cart, chosen on the options page or in the wallet; null for delivery. */
export function visitFor(
  shipping: ShippingChoice,
  isWalletOrder: boolean,
  missing: readonly MissingChoice[],
): Visit | null {
  if (!skipsAddress(shipping)) return null;
  const arrival = visitTimeOf(shipping);
  const problem = arrival ? `${MISSING_TEXT}: ${arrival.date.shown} is not available` : MISSING_TEXT;
  const needsTime = (group: CartGroup) =>
    missing.some(({ key }) => key === group.key || group.lines.some(({ id }) => id === key));
  return {
    needsTime,
    of: (group) => ({
      date: arrival?.date.shown ?? '',
      slot: arrival?.time ?? '',
      dateProblem: needsTime(group) ? problem : '',
      slotProblem: '',
      changeHref: isWalletOrder
        ? walletProductsPath({ retailerId: shipping.retailerId })
        : deliveryOptionsPath(),
    }),
  };
}

export interface Visit {
  /** Whether its date or time is unavailable or missing. */
  needsTime: (group: CartGroup) => boolean;
  of: (group: CartGroup) => {
    date: string;
    slot: string;
    dateProblem: string;
    slotProblem: string;
    /** The screen it was chosen on. */
    changeHref: string;
  };
}
