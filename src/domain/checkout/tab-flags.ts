import type { CheckoutTab } from './checkout-tab';

/** STATE-03, each flag spelt as the document spells it. */
export interface TabFlags {
  readonly isAddressTab: boolean;
  readonly isSpeedTab: boolean;
  readonly iscardTab: boolean;
  readonly isFaceTab: boolean;
  readonly isSummaryTab: boolean;
}

export const NO_TABS: TabFlags = {
  isAddressTab: false,
  isSpeedTab: false,
  iscardTab: false,
  isFaceTab: false,
  isSummaryTab: false,
};

/** Opening the address step marks only its own tab; the later ones add theirs (CHK-08, CHK-09, X-149). */
export function opened(flags: TabFlags, tab: CheckoutTab): TabFlags {
  if (tab === 'address') return { ...NO_TABS, isAddressTab: true };
  return tab === 'card' ? { ...flags, iscardTab: true } : { ...flags, isSummaryTab: true };
}

/** CHK-06 */
export function mayEnter(flags: TabFlags, tab: CheckoutTab): boolean {
  const flag = { address: flags.isAddressTab, card: flags.iscardTab, checkout: flags.isSummaryTab };
  return flag[tab];
}
