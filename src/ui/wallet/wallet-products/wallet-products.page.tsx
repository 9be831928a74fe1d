import { observer } from 'mobx-react-lite';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { WalletProduct } from '../../../domain/wallet/wallet-product';
import type { ParameterOf } from '../../shared/paths/path';
import { walletProductsPath } from '../../shared/paths/paths';
import { useNavigateTo } from '../../shared/view-model/use-navigate-to';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { WalletProductsView } from './wallet-products.view';
import { WalletProductsViewModel } from './wallet-products.view-model';

export const WalletProductsPage = observer(function WalletProductsPage() {
  const { retailerId = '' } = useParams<ParameterOf<typeof walletProductsPath>>();
  const { state: navigationState } = useLocation() as { state: unknown };
  const go = useNavigateTo();
  const navigate = useNavigate();
  const wallet = useViewModel(
    WalletProductsViewModel,
    (viewModel) => viewModel.open(retailerId, navigationState),
    '',
    retailerId,
  );
  const { productList, visit } = wallet;
  /** Each history entry has its own visit, so that a new redemption starts with the initial one. */
  const keepVisit = () =>
    void navigate(walletProductsPath({ retailerId }), {
      state: { ...(navigationState as object | null), visit: visit.picked },
      replace: true,
    });
  const actions = {
    chooseRetailer: (id: string) =>
      void navigate(walletProductsPath({ retailerId: id }), { state: navigationState, replace: true }),
    pickDate: (iso: string) => {
      visit.pickDate(iso);
      keepVisit();
    },
    pickTime: (time: string) => {
      visit.pickTime(time);
      keepVisit();
    },
    sortBy: productList.sortBy,
    toggle: productList.toggle,
    clearAll: productList.clearAll,
    openDrawer: productList.openDrawer,
    applyDrawer: productList.applyDrawer,
    cancelDrawer: productList.cancelDrawer,
    add: (product: WalletProduct, millilitres: number) => void go(wallet.add(product, millilitres)),
    confirmAge: () => void go(wallet.confirmAge()),
    retry: () => void wallet.load(),
  };
  return <WalletProductsView state={wallet.state} actions={actions} />;
});
