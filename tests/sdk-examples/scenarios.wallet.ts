import * as wallet from '../../sdk/examples/wallet';
import type { Scenario } from './scenario';

const TWO_STATES = 'a customer with wallet balances in two states exists';

export const walletScenarios: readonly Scenario[] = [
  {
    call: 'listDineInRetailers',
    given: 'dine-in retailers exist for zipcode 10001',
    run: wallet.listDineInRetailers,
    result: ['Cellar 11, 11 Hudson Street', 'Cellar 12, 12 Hudson Street'],
  },
  {
    call: 'listRedemptionRetailers',
    given: 'retailers exist in NY for price category 3',
    run: wallet.listRedemptionRetailers,
    result: ['Cellar 11'],
  },
  {
    call: 'getWallet',
    given: TWO_STATES,
    run: wallet.getWallet,
    result: ['Harbor Light Bourbon, CA: 750 ml', 'Harbor Light Bourbon, NY: 1500 ml'],
  },
  {
    call: 'listWalletProducts',
    given: TWO_STATES,
    run: wallet.listWalletProducts,
    result: ['Harbor Light Bourbon: 1500 ml'],
  },
  {
    call: 'addWalletProductToCart',
    given: 'a customer with 1500 ml of product 101 in the wallet exists',
    run: wallet.addWalletProductToCart,
    result: 1,
  },
  {
    call: 'cancelRedemption',
    given: 'a redemption waits for its visit',
    run: wallet.cancelRedemption,
    result: 'Your order has been cancelled.',
  },
];
