import type { WalletLot, WalletEntry } from '../../../src/domain/wallet/wallet';
import type { WalletProduct } from '../../../src/domain/wallet/wallet-product';
import { dollars } from './catalog';

const anEntry = (change: Partial<WalletEntry> = {}): WalletEntry => ({
  kind: 'credit',
  millilitres: 1500,
  orderNumber: '100001',
  enteredAt: '2030-05-02T17:12:00.000Z',
  ...change,
});

/** A lot whose entries add up. */
export function aLot(change: Partial<WalletLot> = {}): WalletLot {
  const facts = { ordered: 1500, consumed: 0, orderNumber: '100001', ...change };
  const credit = anEntry({ millilitres: facts.ordered, orderNumber: facts.orderNumber });
  const redeemed = (['hold', 'release', 'debit'] as const).map((kind) =>
    anEntry({
      kind,
      millilitres: kind === 'release' ? facts.consumed : -facts.consumed,
      orderNumber: '100003',
      enteredAt: '2030-05-20T19:40:00.000Z',
    }),
  );
  return {
    name: 'Harbor Light Bourbon',
    remaining: facts.ordered - facts.consumed,
    state: 'NY',
    stars: 3,
    entries: facts.consumed > 0 ? [credit, ...redeemed] : [credit],
    ...facts,
  };
}

/** 750 of 1,500 ml are held for an order whose visit is still to come. */
export function heldLot(): WalletLot {
  const hold = anEntry({ kind: 'hold', millilitres: -750, orderNumber: '100003' });
  return aLot({ consumed: 750, entries: [anEntry(), hold] });
}

export const aWalletProduct = (change: Partial<WalletProduct> = {}): WalletProduct => ({
  id: '101',
  name: 'Harbor Light Bourbon',
  imageUrl: '/media/101-thumbnail.svg',
  sizes: [
    { millilitres: 750, price: dollars('38.50') },
    { millilitres: 375, price: dollars('21.00') },
  ],
  availableMl: 1500,
  redeemableMl: 1500,
  pastOrderId: '',
  ...change,
});
