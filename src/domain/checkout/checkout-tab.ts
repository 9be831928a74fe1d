import { checkoutTexts } from '../../texts/checkout/checkout';

/** The last segment of `/cart/:cartflow` (ROUTE-41). */
export type CheckoutTab = 'address' | 'card' | 'checkout';

/** A step that can have been opened: a tab, or the face check, which has no tab. */
export type CheckoutStep = CheckoutTab | 'face';

/** CHK-07 */
export const CHECKOUT_TABS: readonly CheckoutTab[] = ['address', 'card', 'checkout'];

/** CHK-04; there is no speed tab, but its title exists. */
export const MOBILE_TITLES: Readonly<Record<CheckoutTab | 'speed', string>> = checkoutTexts.mobileTitles;

/** An unknown segment means the first tab. */
export const checkoutTabFrom = (segment: string | undefined): CheckoutTab =>
  CHECKOUT_TABS.find((tab) => tab === segment) ?? 'address';
