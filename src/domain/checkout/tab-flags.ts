import type { CheckoutTab } from './checkout-tab';

/** Which steps have been opened (STATE-03). */
export interface TabFlags {
  readonly isAddressTab: boolean;
  readonly isSpeedTab: boolean;
  readonly isCardTab: boolean;
  readonly isFaceTab: boolean;
  readonly isSummaryTab: boolean;
}

export const NO_TABS: TabFlags = {
  isAddressTab: false,
  isSpeedTab: false,
  isCardTab: false,
  isFaceTab: false,
  isSummaryTab: false,
};

/** Opening the address tab forgets the later ones; each other tab adds itself (CHK-08, CHK-09, X-149). */
export function opened(flags: TabFlags, tab: CheckoutTab): TabFlags {
  if (tab === 'address') return { ...NO_TABS, isAddressTab: true };
  return tab === 'card' ? { ...flags, isCardTab: true } : { ...flags, isSummaryTab: true };
}

/** CHK-06 */
export function mayEnter(flags: TabFlags, tab: CheckoutTab): boolean {
  const flag = { address: flags.isAddressTab, card: flags.isCardTab, checkout: flags.isSummaryTab };
  return flag[tab];
}
