import { observer } from 'mobx-react-lite';
import { useLocation, useNavigate } from 'react-router-dom';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { WalletShippingView } from './wallet-shipping.view';
import { WalletShippingViewModel } from './wallet-shipping.view-model';

export const WalletShippingPage = observer(function WalletShippingPage() {
  const { state: navigationState } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const shipping = useViewModel(WalletShippingViewModel, (viewModel) => viewModel.open(navigationState));
  const actions = {
    chooseDineIn: shipping.chooseDineIn,
    chooseRetailer: shipping.chooseRetailer,
    proceed: () => {
      if (shipping.next) void navigate(shipping.next.path, { state: shipping.next.state });
    },
    retry: () => void shipping.load(),
  };
  return <WalletShippingView state={shipping.state} actions={actions} />;
});
