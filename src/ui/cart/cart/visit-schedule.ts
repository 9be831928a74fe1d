import type { CartGroup } from '../../../domain/cart/cart-group';
import { MISSING_TEXT, type MissingChoice } from '../../../domain/cart/delivery-choices';
import { visitOf, type ShippingChoice, skipsAddress } from '../../../domain/fulfilment/shipping-choice';
import { missingChoiceTexts } from '../../../texts/cart/missing-choice';
import { deliveryOptionsPath, walletProductsPath } from '../../shared/paths/paths';

/** The one visit for the whole cart, chosen on the options page or in the wallet; null for delivery. */
export function visitScheduleFor(
  shipping: ShippingChoice,
  isWalletOrder: boolean,
  missing: readonly MissingChoice[],
): VisitSchedule | null {
  if (!skipsAddress(shipping)) return null;
  const visit = visitOf(shipping);
  const problem = visit ? missingChoiceTexts.dateNotAvailable(visit.date.shown) : MISSING_TEXT;
  const needsTime = (group: CartGroup) =>
    missing.some(({ key }) => key === group.key || group.lines.some(({ id }) => id === key));
  return {
    needsTime,
    of: (group) => ({
      date: visit?.date.shown ?? '',
      slot: visit?.time ?? '',
      dateProblem: needsTime(group) ? problem : '',
      slotProblem: '',
      changeHref: isWalletOrder
        ? walletProductsPath({ retailerId: shipping.retailerId })
        : deliveryOptionsPath(),
    }),
  };
}

export interface VisitSchedule {
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
