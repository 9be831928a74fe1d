import { dollars } from '../support/builders/catalog';
import { aLot, aWalletProduct, heldLot } from '../support/builders/wallet';
import { FakeWallets } from '../support/fakes/fake-wallets';
import { fakeHarness } from '../support/port-harness';
import { describeWallets } from './wallets.suite';

const theWallet = (change: Partial<FakeWallets> = {}) => Object.assign(new FakeWallets(), change);
const sizes = [750, 375, 1750].map((millilitres) => ({ millilitres, price: dollars('38.50') }));

describeWallets(
  'faked',
  fakeHarness({
    'a customer with wallet balances in two states exists': () =>
      theWallet({
        lots: [
          aLot({ ordered: 750, state: 'CA', stars: 5, orderNumber: '100004' }),
          aLot({ ordered: 2250, consumed: 750 }),
        ],
        products: [aWalletProduct({ sizes, availableMl: 2250, redeemableMl: 1500, pastOrderId: '100001' })],
      }),
    'a redemption waits for its visit': () => ({
      port: theWallet({ lots: [heldLot()] }),
      values: { orderId: '100003' },
    }),
    'a redemption was served': () => ({
      port: theWallet({ lots: [aLot({ consumed: 750 })] }),
      values: { orderId: '100003' },
    }),
    'a customer without wallet balances exists': () => theWallet(),
    'a customer with 1500 ml of product 101 in the wallet exists': () =>
      theWallet({ lots: [aLot()], products: [aWalletProduct()] }),
    'a customer with 0 ml of product 101 in the wallet exists': () =>
      theWallet({ lots: [aLot({ consumed: 1500 })] }),
    'product 101 is not redeemable at location 13': () =>
      theWallet({ lots: [aLot()], products: [aWalletProduct({ redeemableMl: 0 })] }),
  }),
);
