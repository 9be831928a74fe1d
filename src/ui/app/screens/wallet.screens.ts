import { walletProductsPath, walletShippingPath } from '../../shared/paths/paths';
import { screen } from './screen';

export const WALLET_SCREENS = [
  screen({
    paths: [walletShippingPath],
    page: () => import('../../wallet/wallet-shipping/wallet-shipping.page'),
    title: 'Choose a retailer',
    contexts: ['wallet'],
    audience: 'member',
  }),
  screen({
    paths: [walletProductsPath],
    page: () => import('../../wallet/wallet-products/wallet-products.page'),
    title: 'Redeem your drinks',
    contexts: ['wallet', 'checkout'],
    audience: 'member',
  }),
];
