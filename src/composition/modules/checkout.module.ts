import { ContainerModule } from 'inversify';
import { HttpOrders } from '../../adapters/http/checkout/http-orders';
import { HttpPaymentKeys } from '../../adapters/http/customer/http-payment-keys';
import { HttpPayments } from '../../adapters/http/checkout/http-payments';
import { CachedPaymentKey } from '../../adapters/payment/cached-payment-key';
import { ProviderCardTokenizer } from '../../adapters/payment/provider-card-tokenizer';
import type { BrowserStore } from '../../adapters/storage/browser-store';
import { storedCheckout } from '../../adapters/storage/stored-checkout';
import { storedPaymentKey } from '../../adapters/storage/stored-payment-key';
import { BrowserPaymentPage } from '../../adapters/browser/browser-payment-page';
import { AskForFace } from '../../application/checkout/ask-for-face';
import { CardTokenizer } from '../../application/customer/card-tokenizer.port';
import { CurrentCheckout } from '../../application/checkout/current-checkout.port';
import { CurrentPaymentKey } from '../../application/customer/current-payment-key.port';
import { FindShippingAddress } from '../../application/checkout/find-shipping-address';
import { Orders } from '../../application/checkout/orders.port';
import { PayWithNewCard } from '../../application/checkout/pay-with-new-card';
import { PaymentKeys } from '../../application/customer/payment-keys.port';
import { PaymentPage } from '../../application/checkout/payment-page.port';
import { Payments } from '../../application/checkout/payments.port';
import { PlaceOrder } from '../../application/checkout/place-order';
import { ReviewOrder } from '../../application/checkout/review-order';
import { SettleAttempt } from '../../application/checkout/settle-attempt';
import { SaveNewCard } from '../../application/customer/save-new-card';
import { VerifyFace } from '../../application/checkout/verify-face';
import { ChooseShipping } from '../../application/fulfilment/choose-shipping';
import { CheckoutStore } from '../../ui/checkout/checkout.store';

export const checkoutModule = (store: BrowserStore) =>
  new ContainerModule(({ bind }) => {
    bind(CurrentCheckout).toConstantValue(storedCheckout(store));
    bind(CurrentPaymentKey).toConstantValue(storedPaymentKey(store));
    bind(CheckoutStore).toSelf();

    bind(Orders).to(HttpOrders);
    bind(Payments).to(HttpPayments);
    bind(PaymentKeys).to(HttpPaymentKeys);
    bind(CachedPaymentKey).toSelf();
    bind(CardTokenizer).to(ProviderCardTokenizer);

    bind(PaymentPage).to(BrowserPaymentPage);

    bind(AskForFace).toSelf();
    bind(ChooseShipping).toSelf();
    bind(FindShippingAddress).toSelf();
    bind(PayWithNewCard).toSelf();
    bind(PlaceOrder).toSelf();
    bind(ReviewOrder).toSelf();
    bind(SettleAttempt).toSelf();
    bind(SaveNewCard).toSelf();
    bind(VerifyFace).toSelf();
  });
