import { checkoutRuleTexts } from './texts';

/** An order without a delivery and a billing address (SUM-24). */
export const DELIVERY_ADDRESS_REQUIRED = checkoutRuleTexts.addressRequired;

/** The address is not in the zipcode that the cart is for (ADDR-19). */
export const ADDRESS_IN_OTHER_ZIPCODE = checkoutRuleTexts.addressInOtherZipcode;
