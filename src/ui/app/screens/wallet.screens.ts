import { screenTitles } from '../../../texts/app/screen-titles';
import { walletProductsPath, walletShippingPath } from '../../shared/paths/paths';
import { screen } from './screen';

export const WALLET_SCREENS = [
  screen({
    paths: [walletShippingPath],
    page: () => import('../../wallet/wallet-shipping/wallet-shipping.page'),
    title: screenTitles.walletShipping,
    contexts: ['wallet'],
    audience: 'member',
  }),
  screen({
    paths: [walletProductsPath],
    page: () => import('../../wallet/wallet-products/wallet-products.page'),
    title: screenTitles.walletProducts,
    contexts: ['wallet', 'checkout'],
    audience: 'member',
  }),
];
