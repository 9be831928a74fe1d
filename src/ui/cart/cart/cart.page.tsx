import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useNavigateTo } from '../../shared/view-model/use-navigate-to';
import { useContinueShopping } from '../added/use-continue-shopping';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { CartView } from './cart.view';
import { CartViewModel } from './cart.view-model';

interface CartPageProps {
  /** */
  identityOffer?: ReactNode;
}

export const CartPage = observer(function CartPage({ identityOffer }: CartPageProps) {
  const go = useNavigateTo();
  const cart = useViewModel(CartViewModel, (viewModel) => viewModel.load());
  const actions = {
    retry: () => void cart.load(),
    retryDates: () => cart.retryDates(),
    changeQuantity: (lineId: string, quantity: number) => cart.changeQuantity(lineId, quantity),
    remove: (lineId: string) => cart.remove(lineId),
    undoRemoval: () => void cart.undoRemoval(),
    chooseDate: (lineId: string, iso: string) => cart.chooseDate(lineId, iso),
    chooseDateForAll: (groupKey: string, iso: string) => cart.chooseDateForAll(groupKey, iso),
    separateDates: (groupKey: string, isSeparate: boolean) => cart.separateDates(groupKey, isSeparate),
    openSlots: (groupKey: string) => cart.openSlots(groupKey),
    writeGiftMessage: (text: string) => cart.extras.writeGiftMessage(text),
    continueShopping: useContinueShopping(),
    proceed: () => go(cart.proceed()),
    coupon: cart.extras.coupon,
    slots: cart.slots,
  };
  if (cart.redirect) return <Navigate to={cart.redirect} replace />;
  return (
    <>
      {identityOffer}
      <CartView state={cart.state} actions={actions} />
    </>
  );
});
