import { additionStates } from './addition.states';
import { attemptStates } from './attempt.states';
import { cardStates } from './card.states';
import { cartStates } from './cart.states';
import { catalogStates } from './catalog.states';
import { checkoutStates } from './checkout.states';
import { customerStates } from './customer.states';
import { fulfilmentStates } from './fulfilment.states';
import { guestCartStates } from './guest-cart.states';
import { identityStates } from './identity.states';
import { locationStates } from './location.states';
import { orderStates } from './order.states';
import { passwordStates } from './password.states';
import { protectionStates } from './protection.states';
import { retailerStates } from './retailer.states';
import type { States } from './state';
import { vendorStates } from './vendor.states';
import { walletStates } from './wallet.states';

/** All states of this backend, by context. */
export const states: States = {
  ...locationStates,
  ...catalogStates,
  ...customerStates,
  ...passwordStates,
  ...guestCartStates,
  ...cardStates,
  ...identityStates,
  ...fulfilmentStates,
  ...cartStates,
  ...checkoutStates,
  ...additionStates,
  ...attemptStates,
  ...orderStates,
  ...protectionStates,
  ...vendorStates,
  ...retailerStates,
  ...walletStates,
};
