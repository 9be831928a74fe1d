import { ContainerModule } from 'inversify';
import { HttpOrderHistory } from '../../adapters/http/order/http-order-history';
import { BuyAgain } from '../../application/order/buy-again';
import { OrderHistory } from '../../application/order/order-history.port';

export const orderModule = () =>
  new ContainerModule(({ bind }) => {
    bind(OrderHistory).to(HttpOrderHistory);

    bind(BuyAgain).toSelf();
  });
