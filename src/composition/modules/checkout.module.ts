import { ContainerModule } from 'inversify';
import { HttpOrders } from '../../adapters/http/checkout/http-orders';
import { HttpPayments } from '../../adapters/http/checkout/http-payments';
import type { BrowserStore } from '../../adapters/storage/browser-store';
import { storedCheckout } from '../../adapters/storage/stored-checkout';
import { BrowserPaymentPage } from '../../adapters/browser/browser-payment-page';
import { FaceCheckPolicy } from '../../application/checkout/face-check-policy';
import { CartCheckout } from '../../application/cart/cart-checkout.port';
import { ReviewedCartCheckout } from '../../application/checkout/reviewed-cart-checkout';
import { CurrentCheckout } from '../../application/checkout/current-checkout.port';
import { FindShippingAddress } from '../../application/checkout/find-shipping-address';
import { Orders } from '../../application/checkout/orders.port';
import { SelectNewCard } from '../../application/checkout/select-new-card';
import { PaymentPage } from '../../application/checkout/payment-page.port';
import { Payments } from '../../application/checkout/payments.port';
import { ChooseSpeed } from '../../application/checkout/choose-speed';
import { CompleteOrder } from '../../application/checkout/complete-order';
import { OrderAttempt } from '../../application/checkout/order-attempt';
import { OrderSubmission } from '../../application/checkout/order-submission';
import { ReviewOrder } from '../../application/checkout/review-order';
import { VerifyFace } from '../../application/checkout/verify-face';
import { CheckoutStore } from '../../ui/checkout/checkout.store';

export const checkoutModule = (store: BrowserStore) =>
  new ContainerModule(({ bind }) => {
    bind(CurrentCheckout).toConstantValue(storedCheckout(store));
    bind(CheckoutStore).toSelf();

    bind(CartCheckout).to(ReviewedCartCheckout);
    bind(Orders).to(HttpOrders);
    bind(Payments).to(HttpPayments);

    bind(PaymentPage).to(BrowserPaymentPage);

    bind(FaceCheckPolicy).toSelf();
    bind(FindShippingAddress).toSelf();
    bind(SelectNewCard).toSelf();
    bind(ChooseSpeed).toSelf();
    bind(CompleteOrder).toSelf();
    bind(OrderAttempt).toSelf();
    bind(OrderSubmission).toSelf();
    bind(ReviewOrder).toSelf();
    bind(VerifyFace).toSelf();
  });
