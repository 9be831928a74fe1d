import type { Services } from './services';
import { cartOperations } from './cart/cart.operations';
import { browsingOperations } from './browsing';
import { paymentOperations } from './checkout/payment.operations';
import { checkoutOperations } from './checkout/checkout.operations';
import { addressOperations } from './customer/address.operations';
import { cardOperations } from './customer/card.operations';
import { passwordOperations } from './customer/password.operations';
import { sessionOperations } from './customer/session.operations';
import { fulfilmentOperations } from './fulfilment/fulfilment.operations';
import { captchaOperations } from './captcha.operations';
import type { Operations } from './operation';
import { accountOperations } from './identity/account.operations';
import { identityOperations } from './identity/identity.operations';
import { orderOperations } from './order/order.operations';
import { retailerOperations } from './vendor/retailer.operations';
import { walletOperations } from './wallet/wallet.operations';

/** All operations of all contexts. */
export function createOperations(services: Services): Operations {
  return {
    ...captchaOperations(services),
    ...browsingOperations(services),
    ...sessionOperations(services),
    ...passwordOperations(services),
    ...addressOperations(services),
    ...cardOperations(services),
    ...paymentOperations(services),
    ...identityOperations(services),
    ...accountOperations(services),
    ...fulfilmentOperations(services),
    ...cartOperations(services),
    ...checkoutOperations(services),
    ...orderOperations(services),
    ...retailerOperations(services),
    ...walletOperations(services),
  };
}
