import type { components } from '@cork-and-petal/sdk';
import type { Registered, Registration, SignedIn } from '../../../application/customer/accounts.port';
import type { Dashboard, Preferences } from '../../../domain/customer/dashboard';
import { toSavedCards } from '../shared/to-saved-cards';

type Wire = components['schemas'];

/** ENT-23, with `product` in the singular here. */
export const toSignedIn = (wire: Wire['SignInResult']): SignedIn => ({
  token: wire.api_token,
  customerId: String(wire.customer_id),
  name: wire.cust_name ?? '',
  cartId: wire.cart_id ?? '',
  unitCount: Number(wire.total_product_in_cart ?? 0),
});

export const toRegistered = (wire: Wire['RegisterResult']): Registered => ({
  token: wire.api_token,
  customerId: String(wire.customer_id),
  cartId: wire.cart_id ?? '',
});

/** ENT-25 */
export const toRegisterBody = (registration: Registration, cartId: string) => ({
  email: registration.email,
  password: registration.password,
  confirm_password: registration.confirmPassword,
  first_name: registration.firstName,
  last_name: registration.lastName,
  cart_id: cartId,
  dob: registration.dateOfBirth,
  gender: registration.gender,
  country: registration.country,
  newsletter_subscription: toSwitch(registration.wantsNewsletter),
});

/** Only the changed preferences. */
export const toPreferencesBody = ({ wantsNewsletter, wantsNotifications }: Partial<Preferences>) => ({
  ...(wantsNewsletter !== undefined && { newsletter_subscription: toSwitch(wantsNewsletter) }),
  ...(wantsNotifications !== undefined && { notification: toSwitch(wantsNotifications) }),
});

const toSwitch = (isOn: boolean): Wire['SwitchText'] => (isOn ? '1' : '0');

/** ENT-46 */
export const toDashboard = (wire: Wire['Dashboard']): Dashboard => ({
  name: wire.name ?? '',
  primaryAddress: wire.address ?? '',
  email: wire.email ?? '',
  wantsNewsletter: String(wire.newsletter_subscription) === '1',
  wantsNotifications: String(wire.notification) === '1',
  cards: toSavedCards(wire.list_cards),
});
