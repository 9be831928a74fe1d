import { MyOrdersPage } from '../../order/my-orders/my-orders.page';
import { WalletPanel } from '../../wallet/wallet-panel/wallet-panel';

/** My Orders, with the wallet above the Dine-In orders (ORD-16). */
export const OrdersAndWalletPage = () => (
  <MyOrdersPage wallet={(reloadOrders) => <WalletPanel onCancelled={reloadOrders} />} />
);
