import { observer } from 'mobx-react-lite';
import { useIsSessionRestored } from '../../customer/use-is-session-restored';
import { SessionStore } from '../../customer/session.store';
import { useStore } from '../../shared/app-context';
import { OrderPlacedView } from './order-placed.view';

export const OrderPlaced = observer(function OrderPlaced({ orderId }: { orderId: string }) {
  const { isMember, session } = useStore(SessionStore);
  const isSessionRestored = useIsSessionRestored();
  const next = isMember ? 'orders' : isSessionRestored ? 'store' : 'unknown';
  return <OrderPlacedView orderId={orderId} email={session.email} next={next} />;
});
