import { redeem, type RedeemedLine } from './redemption';
import type { Balance } from './wallet-lot';

const line = (changes: Partial<RedeemedLine> = {}): RedeemedLine => ({
  id: 1,
  variantId: 1011,
  productId: 101,
  bottleSize: '750',
  quantity: 1,
  locationState: 'NY',
  locationStarCategory: 3,
  pastOrderNumber: null,
  ...changes,
});

const lot = (lotId: number, millilitres: number, changes: Partial<Balance> = {}): Balance => ({
  lotId,
  orderNumber: '100001',
  productId: 101,
  state: 'NY',
  starCategory: 3,
  millilitres,
  ...changes,
});

const taken = (lines: RedeemedLine[], balances: Balance[]) => [...redeem(lines, balances).taken];
const uncovered = (lines: RedeemedLine[], balances: Balance[]) =>
  redeem(lines, balances).uncovered.map(({ id }) => id);

describe('redeeming from the wallet', () => {
  it('empties the oldest lot first and continues with the next [X-160]', () => {
    expect(taken([line()], [lot(7, 500), lot(8, 1500)])).toEqual([
      [7, 500],
      [8, 250],
    ]);
  });

  it('uses only what the order named by a line prepaid [X-160]', () => {
    const balances = [lot(7, 1500), lot(8, 750, { orderNumber: '100002' })];
    expect(taken([line({ pastOrderNumber: '100002' })], balances)).toEqual([[8, 750]]);
    expect(uncovered([line({ pastOrderNumber: '100002', quantity: 2 })], balances)).toEqual([1]);
  });

  it('debits bottle size times quantity, to the last millilitre [X-159, BD-13]', () => {
    expect(taken([line({ quantity: 2 })], [lot(7, 1500)])).toEqual([[7, 1500]]);
    expect(uncovered([line({ quantity: 2 })], [lot(7, 1499)])).toEqual([1]);
  });

  it.each([
    ['another product', { productId: 102 }],
    ['another state', { state: 'CA' }],
    ['another star category', { starCategory: 4 }],
  ])('does not use a lot of %s [BD-13]', (_, changes) => {
    expect(uncovered([line()], [lot(7, 1500, changes)])).toEqual([1]);
  });

  it('uses a balance once: what one line takes is not left for the next [BD-48]', () => {
    const lines = [line({ id: 1 }), line({ id: 2, variantId: 1012, bottleSize: '375' })];
    expect(uncovered(lines, [lot(7, 1000)])).toEqual([2]);
    expect(uncovered(lines, [lot(7, 1125)])).toEqual([]);
  });

  it('covers neither sizes without a volume nor locations without stars [X-108, X-159]', () => {
    expect(uncovered([line({ bottleSize: 'With Vase' })], [lot(7, 1500)])).toEqual([1]);
    expect(uncovered([line({ locationStarCategory: null })], [lot(7, 1500)])).toEqual([1]);
  });
});
