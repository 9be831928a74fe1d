import { orderItems, orders } from '../src/adapters/postgres/schema';
import { exportCatalog } from '../src/catalog/export-catalog';
import { ordersCommand } from '../src/operator/orders-command';
import { duringTests } from '../testing/test-backend';
import { importFiles, startCatalogBackend, summaryOf } from './support/catalog-database';
import { emptyFolder, filesIn, removeFolders } from './support/catalog-folder';
import { janesOrder, place, ready } from './support/order-fixture';

const backend = duringTests(startCatalogBackend);
afterAll(removeFolders);

const HEADER = 'country,state,valid_from,tax_basis_points,category_rates,taxed_charges,rounding\n';

const importRules = (...rows: string[]) =>
  importFiles(backend.session, { 'tax-rules.csv': HEADER + rows.map((row) => `${row}\n`).join('') });

/** Jane's cart: bourbon for 82.00 from one vendor, and riesling for 18.50 from another; delivery 6.99 and 9.99. */
async function janesCart() {
  const { token, cartId } = await backend.given('a cart with two vendors exists');
  return async () =>
    (await backend.call('showCart', { body: { cart_id: cartId }, token: String(token) })).body[0];
}

it('taxes a cart by the rule of its zipcode’s state, on what the rule names', async () => {
  const cart = await janesCart();
  await importRules('US,NY,2020-01-01,500,,"[""delivery"",""processing""]",vendor');
  expect(await cart()).toMatchObject({
    // 4.10 and 0.93 on products, 0.35 and 0.50 on deliveries, 0.08 on the processing fee
    taxes: '5.96',
    gst_on_fee: '0.08',
    fee_amount: '2.58',
    grandtotal: '126.02',
    vendor_costs: [
      { taxes: '4.51', grandtotal: '95.45' },
      { taxes: '1.45', grandtotal: '30.57' },
    ],
  });
});

it('taxes products of a category at its rate, also those of categories below it', async () => {
  const cart = await janesCart();
  const category = `[{""categoryId"":12,""taxBasisPoints"":2000}]`;
  await importRules(`,NY,2020-01-01,0,"${category}",,line`);
  expect(await cart()).toMatchObject({
    taxes: '16.40',
    vendor_costs: [{ taxes: '16.40' }, { taxes: '0.00' }],
  });
});

it('applies a rule from its first day in New York, until that of the next', async () => {
  const cart = await janesCart();
  await importRules(
    'US,NY,2030-06-01,1000,,,order',
    'US,NY,2020-01-01,100,,,order',
    'US,NY,2030-06-02,0,,,order',
  );
  expect((await cart())?.taxes).toBe('10.05');
  await importRules('US,NY,2020-01-01,100,,,order', 'US,NY,2030-06-02,0,,,order');
  expect((await cart())?.taxes).toBe('1.01');
});

it('leaves the rate of the state where there is no rule for it yet', async () => {
  const cart = await janesCart();
  await importRules('US,NY,2999-01-01,0,,,line', 'US,CA,2020-01-01,0,,,line');
  expect((await cart())?.taxes).toBe('8.92');
});

it('keeps the taxes that an order was placed with, also for its cancellation', async () => {
  const values = ready(await backend.given('a cart ready to order exists'));
  await importRules('US,NY,2020-01-01,500,,"[""delivery""]",line');
  const body = { ...janesOrder(values), payment_method: 4 };
  const number = String((await place(backend.baseUrl, values, body)).body.order_id);
  await importRules('US,NY,2020-01-01,3000,,,line');
  const [first, second] = await backend.db.select().from(orderItems).orderBy(orderItems.id);
  expect([first, second]).toMatchObject([{ taxCents: 4_10 }, { taxCents: 93 }]);
  const cancel = (id: number) =>
    ordersCommand({ ...backend.services, charges: undefined }, [
      'cancel',
      number,
      '--item',
      String(id),
      '--yes',
    ]);
  await cancel(first!.id);
  const order = async () => (await backend.db.select().from(orders))[0]!;
  expect(await order()).toMatchObject({ taxCents: 5_88, refundedCents: 82_00 + 4_10 });
  await cancel(second!.id);
  const { refundedCents, grandTotalCents } = await order();
  expect([refundedCents, grandTotalCents]).toEqual([126_06, 126_06]);
});

it('exports what was imported, and deletes the rules that a file no longer has', async () => {
  await janesCart();
  const rules = [
    'US,NY,2020-01-01,888,"[{""categoryId"":12,""taxBasisPoints"":1025}]","[""delivery""]",vendor',
  ];
  expect(summaryOf(await importRules(...rules, 'US,NJ,2020-01-01,663,,,line'))).toEqual({
    'tax-rules': '2/0/0/0',
  });
  expect(summaryOf(await importRules(...rules))).toEqual({ 'tax-rules': '0/0/1/1' });
  const folder = await emptyFolder();
  await exportCatalog(backend.session, folder, 'csv');
  expect((await filesIn(folder))['tax-rules.csv']).toBe(`${HEADER}${rules.join('\n')}\n`);
});

it('refuses a rule for a category that does not exist, or with unknown charges', async () => {
  await janesCart();
  const result = await importRules(
    'US,NY,2020-01-01,888,"[{""categoryId"":77777,""taxBasisPoints"":1}]",,vendor',
    'US,NY,2020-02-30,888,,"[""tip""]",vendor',
  );
  expect(summaryOf(result)).toEqual([
    'tax-rules.csv:2: category_rates: 77777 is not in the shop; expected the id of one that is',
    'tax-rules.csv:3: valid_from: expected a day, as 2030-12-31, not "2020-02-30"',
    expect.stringMatching(/^tax-rules\.csv:3: taxed_charges: expected JSON: a list of delivery, processing/),
  ]);
});
