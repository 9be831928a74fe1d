import { ContainerModule } from 'inversify';
import { WindowPagePrinter } from '../../adapters/browser/window-page-printer';
import { HttpOrderHistory } from '../../adapters/http/order/http-order-history';
import { BuyAgain } from '../../application/order/buy-again';
import { OrderHistory } from '../../application/order/order-history.port';
import { PagePrinter } from '../../application/shared/page-printer.port';

export const orderModule = () =>
  new ContainerModule(({ bind }) => {
    bind(OrderHistory).to(HttpOrderHistory);
    bind(PagePrinter).to(WindowPagePrinter);

    bind(BuyAgain).toSelf();
  });
