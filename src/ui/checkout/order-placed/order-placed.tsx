import { observer } from 'mobx-react-lite';
import { useSettledSession } from '../../customer/use-settled-session';
import { SessionStore } from '../../customer/session.store';
import { useStore } from '../../shared/app-context';
import { OrderPlacedView } from './order-placed.view';

export const OrderPlaced = observer(function OrderPlaced({ orderId }: { orderId: string }) {
  const { isMember } = useStore(SessionStore);
  const settled = useSettledSession();
  const next = isMember ? 'orders' : settled ? 'store' : 'unknown';
  return <OrderPlacedView orderId={orderId} next={next} />;
});
