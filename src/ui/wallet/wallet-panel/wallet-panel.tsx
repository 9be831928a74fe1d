import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { walletShippingPath } from '../../shared/paths/paths';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { WalletPanelView } from './wallet-panel.view';
import { WalletPanelViewModel } from './wallet-panel.view-model';

/** The wallet above the dine-in orders (ORD-16 to ORD-25). */
export const WalletPanel = observer(function WalletPanel({ onCancelled }: { onCancelled: () => void }) {
  const wallet = useViewModel(WalletPanelViewModel, (viewModel) => viewModel.load());
  const navigate = useNavigate();
  const redeem = () => {
    if (wallet.redemption) void navigate(walletShippingPath(), { state: wallet.redemption });
  };
  const actions = {
    chooseState: wallet.chooseState,
    chooseStars: wallet.chooseStars,
    redeem,
    askToCancel: wallet.cancelling.ask,
    keep: wallet.cancelling.keep,
    cancel: () => void wallet.cancelling.confirm().then((isOver) => isOver && onCancelled()),
    retry: () => void wallet.load(),
  };
  return <WalletPanelView state={wallet.state} actions={actions} />;
});
