import { CartPage } from '../../cart/cart/cart.page';
import { OfferAfterRegistration } from '../../identity/offer/offer-after-registration';

/** The cart, which registering leads to, with the offer of an identity check. */
export const CartWithOfferPage = () => <CartPage identityOffer={<OfferAfterRegistration />} />;
