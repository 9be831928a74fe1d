import { walletProductsPath, walletShippingPath } from '../../shared/paths/paths';
import { page, screen } from './screen';

export const WALLET_SCREENS = [
  screen({
    paths: [walletShippingPath],
    page: page(() => import('../../wallet/wallet-shipping/wallet-shipping.page'), 'WalletShippingPage'),
    title: 'Choose a retailer',
    contexts: ['wallet'],
    audience: 'member',
  }),
  screen({
    paths: [walletProductsPath],
    page: page(() => import('../../wallet/wallet-products/wallet-products.page'), 'WalletProductsPage'),
    title: 'Redeem your drinks',
    contexts: ['wallet', 'checkout'],
    audience: 'member',
  }),
];
