import { observer } from 'mobx-react-lite';
import { Navigate } from 'react-router-dom';
import { OfferAfterRegistration } from '../../identity/offer/offer-after-registration';
import { useGoing } from '../../shared/view-model/use-going';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { CartView } from './cart.view';
import { CartViewModel } from './cart.view-model';

export const CartPage = observer(function CartPage() {
  const go = useGoing();
  const cart = useViewModel(CartViewModel, (viewModel) => viewModel.load());
  const actions = {
    retry: () => void cart.load(),
    retryDates: () => cart.retryDates(),
    changeQuantity: (lineId: string, quantity: number) => cart.changeQuantity(lineId, quantity),
    remove: (lineId: string) => cart.remove(lineId),
    undoRemoval: () => void cart.undoRemoval(),
    chooseDate: (lineId: string, iso: string) => cart.chooseDate(lineId, iso),
    openSlots: (groupKey: string) => cart.openSlots(groupKey),
    writeGiftMessage: (text: string) => cart.writeGiftMessage(text),
    proceed: () => go(cart.proceed()),
    coupon: cart.coupon,
    slots: cart.slots,
  };
  if (cart.redirect) return <Navigate to={cart.redirect} replace />;
  return (
    <>
      <OfferAfterRegistration />
      <CartView state={cart.state} actions={actions} />
    </>
  );
});
