import { CartPage } from '../../cart/cart/cart.page';
import { OfferAfterRegistration } from '../../identity/offer/offer-after-registration';

/** The cart, shown after registration with the offer of an identity check. */
export const CartWithOfferPage = () => <CartPage identityOffer={<OfferAfterRegistration />} />;
