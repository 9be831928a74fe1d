import { productPath } from '../../../src/ui/shared/paths/paths';
import type { ProductCardModel } from '../../../src/ui/shared/product-card/product-card';
import { productPicture } from './pictures';
import { LONG_NAME, RTL_NAME } from './texts';

export const aCard = (
  id: number,
  name: string,
  change: Partial<ProductCardModel> = {},
): ProductCardModel => ({
  href: productPath({ productId: String(id) }),
  name,
  image: { src: productPicture(id), width: 480, height: 600 },
  price: { amount: '$29.00', prefix: 'from' },
  sizeCount: 2,
  speeds: ['Local', 'Courier'],
  rating: { mean: 4.5, count: 12 },
  ...change,
});

export const ONE_CARD: readonly ProductCardModel[] = [aCard(101, 'Old Harbor Bourbon')];

export const LONG_CARD = aCard(103, LONG_NAME, {
  price: { amount: '$12,345.67', was: '$23,456.78', prefix: 'from' },
  speeds: ['Local', 'Courier', 'Farm Direct'],
  rating: { mean: 3.3, count: 12_345 },
  notes: ['Available in Wallet: 12,750 ml', 'Sizes that can be redeemed here: 50 ml, 100 ml, 750 ml'],
});

export const RTL_CARD = aCard(104, RTL_NAME);

/** Cards of each kind: one size, on sale, sold out, without a rating, with a long name. */
export const CARDS: readonly ProductCardModel[] = [
  ...ONE_CARD,
  aCard(102, 'Single Barrel Rye', {
    price: { amount: '$41.00', was: '$52.00' },
    sizeCount: undefined,
    sizeLabel: '750 ml',
  }),
  LONG_CARD,
  aCard(301, 'Red Roses', { price: { amount: '$59.00' }, rating: undefined, speeds: ['Farm Direct'] }),
  aCard(105, 'Small Batch Bourbon', { isSoldOut: true }),
  RTL_CARD,
];
