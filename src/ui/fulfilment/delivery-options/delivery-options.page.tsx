import { observer } from 'mobx-react-lite';
import { useNavigateTo } from '../../shared/view-model/use-navigate-to';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { DeliveryOptionsView } from './delivery-options.view';
import { DeliveryOptionsViewModel } from './delivery-options.view-model';

export const DeliveryOptionsPage = observer(function DeliveryOptionsPage() {
  const go = useNavigateTo();
  const options = useViewModel(DeliveryOptionsViewModel, (viewModel) => viewModel.load());
  const { drivers } = options;
  const actions = {
    chooseOption: options.chooseOption,
    chooseStars: options.chooseStars,
    chooseRetailer: options.chooseRetailer,
    pickDate: options.pickDate,
    pickTime: options.pickTime,
    pickDriverDate: drivers.pickDate,
    pickSlot: drivers.pickSlot,
    retrySlots: () => void drivers.load(),
    proceed: () => void go(options.proceed()),
    retry: () => void options.load(),
  };
  return <DeliveryOptionsView state={options.state} actions={actions} />;
});
