import { observer } from 'mobx-react-lite';
import { useNavigateTo } from '../../shared/view-model/use-navigate-to';
import { useViewModel } from '../../shared/view-model/use-view-model';
import type { CheckoutTab } from '../../../domain/checkout/checkout-tab';
import { usePlacedOrder } from '../order-placed/use-placed-order';
import { SummaryStepView } from './summary-step.view';
import { SummaryStepViewModel } from './summary-step.view-model';

/** A step of the checkout page, with a view-model of its own. */
export const SummaryStep = observer(function SummaryStep() {
  const go = useNavigateTo();
  const { keep } = usePlacedOrder();
  const showPlaced = async (order: Promise<string>) => {
    const orderId = await order;
    if (orderId) await keep(orderId);
  };
  const step = useViewModel(SummaryStepViewModel, (viewModel) => showPlaced(viewModel.open()));
  const actions = {
    retry: () => void showPlaced(step.open()),
    checkAgain: () => void showPlaced(step.open()),
    pay: step.pay,
    remove: (lineId: string) => step.remove(lineId),
    undoRemoval: () => void step.undoRemoval(),
    tip: (percentage: string) => step.tip(percentage),
    writeGiftMessage: (text: string) => step.extras.writeGiftMessage(text),
    moveTo: (tab: CheckoutTab) => void go(step.moveTo(tab)),
    place: () => void showPlaced(step.place()),
    confirmAge: () => void showPlaced(step.confirmAge()),
    coupon: step.extras.coupon,
  };
  return <SummaryStepView state={step.state} actions={actions} />;
});
