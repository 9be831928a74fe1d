import { MyOrdersPage } from '../../order/my-orders/my-orders.page';
import { WalletPanel } from '../../wallet/wallet-panel/wallet-panel';

/** The orders, with the wallet above those of the kind Dine-In (ORD-16). */
export const OrdersAndWalletPage = () => (
  <MyOrdersPage wallet={(reloadOrders) => <WalletPanel onCancelled={reloadOrders} />} />
);
