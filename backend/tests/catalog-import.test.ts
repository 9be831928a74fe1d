import { eq, sql } from 'drizzle-orm';
import { emptyDatabase } from '../testing/empty-database';
import { offers, products, stock, variants } from '../src/adapters/postgres/schema';
import { exportCatalog } from '../src/catalog/export-catalog';
import { importCatalog } from '../src/catalog/import-catalog';
import { formatDifferences, formatProblems } from '../src/catalog/report';
import { duringTests } from '../testing/test-backend';
import { importFiles, startCatalogBackend, summaryOf } from './support/catalog-database';
import { emptyFolder, filesIn, folderOf, removeFolders, SMALL_SHOP } from './support/catalog-folder';

const backend = duringTests(startCatalogBackend);
afterAll(removeFolders);
beforeEach(() => emptyDatabase(backend.db));

const IN_CHELSEA = { zipcode: '10001', loc_id: '11,13' };
const db = () => backend.session;
const variantOf = async (sku: string) =>
  (await db().select().from(variants).where(eq(variants.sku, sku)))[0]!;
const stockOf = async (sku: string) =>
  (
    await db()
      .select()
      .from(stock)
      .where(eq(stock.variantId, (await variantOf(sku)).id))
  )[0]!;
const offerOf = async (sku: string) =>
  (
    await db()
      .select()
      .from(offers)
      .where(eq(offers.variantId, (await variantOf(sku)).id))
  )[0]!;
const productOf = async (sku: string) =>
  (await db().select().from(products).where(eq(products.sku, sku)))[0]!;

/** All rows of all tables of the catalogue. */
async function everything(): Promise<Record<string, string>> {
  const folder = await emptyFolder();
  await exportCatalog(db(), folder, 'csv');
  return filesIn(folder);
}

describe('an import', () => {
  it('fills an empty shop, which then sells what the files say', async () => {
    expect(summaryOf(await importFiles(db(), SMALL_SHOP))).toMatchObject({
      products: '3/0/0/0',
      offers: '4/0/0/0',
    });
    const { id } = await productOf('WHI-1');
    const found = await backend.call('searchProducts', { query: { ...IN_CHELSEA, q: 'crow' } });
    expect(JSON.stringify(found.body)).toContain('Old Crow');
    const { body } = await backend.call('getProduct', { query: { ...IN_CHELSEA, prodid: String(id) } });
    expect(JSON.stringify(body)).toContain('https://pictures.example/1b.jpg');
    expect(JSON.stringify(body)).toContain('Young Crow');
  });

  it('changes nothing when the same folder is imported again', async () => {
    await importFiles(db(), SMALL_SHOP);
    const before = await everything();
    expect(summaryOf(await importFiles(db(), SMALL_SHOP))).toEqual({});
    expect(await everything()).toEqual(before);
  });

  it('writes nothing when it is dry, and shows counts and the first differences', async () => {
    await importFiles(db(), SMALL_SHOP);
    const before = await everything();
    const changed = {
      'offers.csv': SMALL_SHOP['offers.csv']!.replace('1999', '2099').replace(/^FLO.*\n/m, ''),
    };
    const result = await importFiles(db(), changed, { dryRun: true });
    expect(summaryOf(result)).toEqual({ offers: '0/1/1/2' });
    const text = result.kind === 'refused' ? '' : formatDifferences(result.differences);
    expect(text).toContain('offers: changed WHI-1-750 11 Same Day: price_cents 1999 → 2099');
    expect(text).toContain('offers: removed FLO-1-S 11 Same Day');
    expect(await everything()).toEqual(before);
  });

  it('leaves what it has no file for, and checks references to it in the shop', async () => {
    await importFiles(db(), SMALL_SHOP);
    const stockOnly = (sku: string) => ({ 'stock.csv': `variant_sku,location_id,quantity\n${sku},11,4\n` });
    expect(summaryOf(await importFiles(db(), stockOnly('WHI-9')))).toEqual([
      'stock.csv:2: variant_sku: WHI-9 is not in the shop; expected the sku of one that is',
    ]);
    expect(summaryOf(await importFiles(db(), stockOnly('WHI-1-750'), { withdraw: true }))).toEqual({
      stock: '0/1/3/0',
    });
    expect(await db().$count(products)).toBe(3);
    expect((await stockOf('FLO-1-S')).quantity).toBe(0);
  });

  it('withdraws what the files no longer have, and sells it again when they do', async () => {
    await importFiles(db(), SMALL_SHOP);
    const { id } = await productOf('FLO-1');
    const withoutRoses = Object.fromEntries(
      Object.entries(SMALL_SHOP).map(([name, text]) => [name, text.replaceAll(/^FLO-1.*\n/gm, '')]),
    );
    expect(summaryOf(await importFiles(db(), withoutRoses))).toEqual({
      products: '0/0/1/2',
      variants: '0/0/1/3',
      offers: '0/0/1/3',
      stock: '0/0/1/3',
    });
    expect(await productOf('FLO-1')).toMatchObject({ id, active: false });
    expect(await offerOf('FLO-1-S')).toMatchObject({ active: false });
    expect(summaryOf(await importFiles(db(), withoutRoses))).toEqual({});
    expect(summaryOf(await importFiles(db(), SMALL_SHOP))).toMatchObject({ products: '0/1/0/2' });
    expect(await productOf('FLO-1')).toMatchObject({ id, active: true });
  });

  it('sells nothing of a location that is gone, also without a file of offers', async () => {
    await importFiles(db(), SMALL_SHOP);
    const midtownOnly = { 'locations.csv': SMALL_SHOP['locations.csv']!.replace(/^11,.*\n/m, '') };
    expect(summaryOf(await importFiles(db(), midtownOnly))).toEqual({ locations: '0/0/1/1' });
    expect(await db().$count(offers, eq(offers.active, true))).toBe(1);
    expect(summaryOf(await importFiles(db(), midtownOnly))).toEqual({});
  });

  it('deletes what is withdrawn with --prune, unless a cart or an order refers to it', async () => {
    await importFiles(db(), SMALL_SHOP);
    const kept = await variantOf('WHI-2-750');
    await db().execute(
      sql`insert into carts (id, zipcode, created_at, updated_at) values ('crt_1', '10001', now(), now())`,
    );
    await db()
      .execute(sql`insert into cart_lines (cart_id, variant_id, location_id, speed, quantity, seen_price_cents)
      values ('crt_1', ${kept.id}, 13, 'Next Day', 1, 2999)`);
    const onlyOldCrow = Object.fromEntries(
      Object.entries(SMALL_SHOP).map(([name, text]) => [
        name,
        text
          .replaceAll(/^(FLO-1|WHI-2).*\n/gm, '')
          .replace(',WHI-2', ',')
          .replace(/^20,.*\n/m, ''),
      ]),
    );
    const result = await importFiles(db(), onlyOldCrow, { prune: true, withdraw: true });
    expect(result).toMatchObject({
      deleted: { products: 1, variants: 1, offers: 2, categories: 0, vendors: 0 },
    });
    expect(
      (await db().select({ sku: products.sku }).from(products)).map(({ sku }) => sku).toSorted(),
    ).toEqual(['WHI-1', 'WHI-2']);
    expect(await db().$count(variants)).toBe(3);
    expect(await productOf('WHI-2')).toMatchObject({ active: false });
  });

  it('keeps with --prune what an order or a wallet refers to', async () => {
    await importFiles(db(), SMALL_SHOP);
    const [ordered, prepaid] = [await variantOf('FLO-1-S'), await productOf('WHI-2')];
    await db().execute(sql`
      with buyer as (
        insert into customers (kind, email, created_at) values ('guest', 'a@example.com', now()) returning id
      ), placed as (
        insert into orders (order_number, customer_id, status, email, telephone, subtotal_cents, discount_cents,
          delivery_fee_cents, fee_cents, tax_cents, tip_cents, grand_total_cents, payment_method, payment_status, placed_at)
        select '100001', id, 'placed', 'a@example.com', '2125550100', 0, 0, 0, 0, 0, 0, 0, 4, 'none', now() from buyer
        returning id, customer_id
      ), item as (
        insert into order_items (order_id, product_id, variant_id, product_name, bottle_size, location_id, vendor_name,
          delivery_method, status, quantity, unit_price_cents, line_total_cents, tax_cents)
        select id, ${ordered.productId}, ${ordered.id}, 'Red Roses', 'Small', 11, 'Hudson', 'delivery', 'placed', 1, 0, 0, 0
        from placed returning id
      )
      insert into wallet_lots (customer_id, order_item_id, product_id, state, star_category)
      select customer_id, item.id, ${prepaid.id}, 'NY', 3 from placed, item`);
    const nothing = Object.fromEntries(
      Object.entries(SMALL_SHOP).map(([name, text]) => [name, text.split('\n', 1)[0]!]),
    );
    const { deleted } = (await importFiles(db(), nothing, { prune: true, withdraw: true })) as {
      deleted: Record<string, number>;
    };
    // The roses were ordered, and Young Crow was prepaid, in any size.
    expect(deleted).toMatchObject({ products: 1, variants: 3, offers: 4 });
    expect((await db().select().from(products)).map(({ sku }) => sku).toSorted()).toEqual(['FLO-1', 'WHI-2']);
    expect((await variantOf('FLO-1-S')).id).toBe(ordered.id);
  });

  it('refuses to take most of the shop off sale unless --withdraw is given', async () => {
    await importFiles(db(), SMALL_SHOP);
    const empty = { 'offers.csv': 'variant_sku,location_id,speed,price_cents\n' };
    await expect(importFiles(db(), empty)).rejects.toThrow('offers would lose 4 of 4');
    expect(await db().$count(offers, eq(offers.active, true))).toBe(4);
    await importFiles(db(), empty, { withdraw: true });
    expect(await db().$count(offers, eq(offers.active, true))).toBe(0);
  });

  it('adopts the quantity of a new stock count, and otherwise does not undo sales', async () => {
    const counted = (quantity: number) => ({
      'stock.csv': SMALL_SHOP['stock.csv']!.replace('WHI-1-750,11,10', `WHI-1-750,11,${quantity}`),
    });
    await importFiles(db(), SMALL_SHOP);
    const sell = () =>
      db().execute(sql`update stock set quantity = quantity - 3 where imported_quantity = 10`);
    await sell();
    expect(summaryOf(await importFiles(db(), SMALL_SHOP))).toEqual({});
    expect((await stockOf('WHI-1-750')).quantity).toBe(7);
    // Stock was counted after those sales.
    expect(summaryOf(await importFiles(db(), counted(8)))).toEqual({ stock: '0/1/0/3' });
    expect((await stockOf('WHI-1-750')).quantity).toBe(8);
    expect(summaryOf(await importFiles(db(), counted(8)))).toEqual({});
  });

  it('remembers a count that the shop had already', async () => {
    await importFiles(db(), SMALL_SHOP);
    await db().execute(sql`update stock set imported_quantity = null`);
    expect(summaryOf(await importFiles(db(), SMALL_SHOP))).toEqual({});
    await db().execute(sql`update stock set quantity = quantity - 1`);
    await importFiles(db(), SMALL_SHOP);
    expect((await stockOf('WHI-1-750')).quantity).toBe(9);
  });

  it('puts products into the categories above theirs, also when a category has moved', async () => {
    await importFiles(db(), SMALL_SHOP);
    const listed = async (categoryId: string) => {
      const { body } = await backend.call('listCategoryProducts', {
        query: { ...IN_CHELSEA, catid: categoryId },
      });
      return JSON.stringify(body).includes('Old Crow');
    };
    expect([await listed('1017'), await listed('12'), await listed('20')]).toEqual([true, true, false]);
    const moved = { 'categories.csv': SMALL_SHOP['categories.csv']!.replace('123,12,', '123,20,') };
    expect(summaryOf(await importFiles(db(), moved))).toEqual({ categories: '0/1/0/3' });
    expect([await listed('1017'), await listed('12'), await listed('20')]).toEqual([true, false, true]);
  });

  it('keeps the number of a product, and gives new products numbers that were never used', async () => {
    await importFiles(db(), SMALL_SHOP);
    const ids = new Map((await db().select().from(products)).map(({ sku, id }) => [sku, id]));
    const more = SMALL_SHOP['products.csv']!.replace('WHI-1,', 'AAA-1,New,/n.svg,,20,\nWHI-1,');
    await importFiles(db(), { 'products.csv': more });
    for (const [sku, id] of ids) expect((await productOf(sku)).id).toBe(id);
    expect((await productOf('AAA-1')).id).toBe(Math.max(...ids.values()) + 1);
  });

  describe('that is interrupted', () => {
    const STEPS = 11;

    it(`has ${STEPS} steps`, async () => {
      let steps = 0;
      await importFiles(db(), SMALL_SHOP, { onApplied: () => void (steps += 1) });
      expect(steps).toBe(STEPS);
    });

    it.each(Array.from({ length: STEPS }, (_, index) => index + 1))(
      'after step %d ends with the same result when it is run again',
      async (last) => {
        await importFiles(db(), SMALL_SHOP);
        const complete = await everything();
        await emptyDatabase(backend.db);
        let done = 0;
        const stop = () => {
          done += 1;
          if (done === last) throw new Error('interrupted');
        };
        await expect(importFiles(db(), SMALL_SHOP, { onApplied: stop })).rejects.toThrow('interrupted');
        await importFiles(db(), SMALL_SHOP);
        expect(await everything()).toEqual(complete);
      },
    );
  });

  it('reads JSON Lines as it reads CSV', async () => {
    await importFiles(db(), SMALL_SHOP);
    const asCsv = await everything();
    const folder = await emptyFolder();
    await exportCatalog(db(), folder, 'jsonl');
    expect(summaryOf(await importCatalog(db(), { folder }))).toEqual({});
    await emptyDatabase(backend.db);
    await importCatalog(db(), { folder });
    expect(await everything()).toEqual(asCsv);
  });
});

describe('a folder with mistakes', () => {
  const withChanged = (file: string, from: string, to: string) => ({
    ...SMALL_SHOP,
    [file]: SMALL_SHOP[file]!.replace(from, to),
  });
  const refusalOf = async (files: Record<string, string | Buffer>) => {
    const result = await importFiles(db(), files);
    expect(result.kind).toBe('refused');
    expect(await db().$count(products)).toBe(0);
    return summaryOf(result);
  };

  it('is refused with every mistake of every file, by line, and nothing is written', async () => {
    const files = {
      ...SMALL_SHOP,
      'offers.csv': `variant_sku,location_id,speed,price_cents
WHI-1-750,11,Same Day,-5
WHI-1-375,99,Same Day,12.99
WHI-9-750,13,Next Day,2999
FLO-1-S,11,Tomorrow,4900
`,
      'service-areas.csv':
        'zipcode,location_id,speed\n1000,11,Same Day\n90210,13,Next Day\n10018,13,Next Day\n',
      'stock.csv': SMALL_SHOP['stock.csv']!.concat('WHI-1-750,11,4\n'),
    };
    expect(await refusalOf(files)).toEqual([
      'service-areas.csv:2: zipcode: expected five digits, not "1000"',
      'service-areas.csv:3: zipcode: 90210 is not in zipcodes; expected the zipcode of one that is',
      'offers.csv:2: price_cents: expected cents as a whole number from 0 to 99999999 (19.99 is 1999), not -5',
      'offers.csv:3: price_cents: expected cents as a whole number from 0 to 99999999 (19.99 is 1999), not "12.99"',
      'offers.csv:3: location_id: 99 is not in locations; expected the id of one that is',
      'offers.csv:4: variant_sku: WHI-9-750 is not in variants; expected the sku of one that is',
      'offers.csv:5: speed: expected Same Day or Next Day or Farm Direct, not "Tomorrow"',
      'stock.csv:6: variant_sku, location_id: WHI-1-750, 11 is in line 2 too; expected once',
    ]);
  });

  it('is refused for a number that is another product’s', async () => {
    await importFiles(db(), SMALL_SHOP);
    const { id } = await productOf('WHI-1');
    const other = await importFiles(db(), {
      'products.csv': `sku,id,name,thumbnail,categories\nWHI-1,77,a,/a,20\nWHI-2,${id},b,/b,20\nFLO-1,,c,/c,20\n`,
    });
    expect(summaryOf(other)).toEqual([
      `products.csv:2: id: expected ${id}, the number that WHI-1 has, not 77`,
      expect.stringContaining('products.csv:3: id: expected'),
      `products.csv:3: id: ${id} is the number of WHI-1; expected an unused one, or none`,
    ]);
  });

  it('is refused for categories that are their own ancestors', async () => {
    expect(await refusalOf(withChanged('categories.csv', '12,1017,', '12,123,'))).toEqual([
      'categories.csv:3: parent_id: 12 is below itself; expected a category above it',
      'categories.csv:4: parent_id: 123 is below itself; expected a category above it',
    ]);
  });

  it('is refused for a venue without stars', async () => {
    const files = withChanged('locations.csv', 'time_zone,pick_up', 'time_zone,dine_in');
    expect(await refusalOf(files)).toEqual([
      'locations.csv:2: star_category: expected stars where dine_in is true: what is prepaid is redeemed at venues of the same stars',
    ]);
  });

  it('is refused for unknown columns and files, and for missing columns', async () => {
    const files = {
      'products.csv': 'sku,title,thumbnail,categories\n',
      'prices.csv': 'sku\n',
      'stock.csv': '',
      'offers.csv': SMALL_SHOP['offers.csv']!.split('\n').slice(0, 2).join('\n'),
      'offers.jsonl': '',
    };
    const lines = (await refusalOf(files)) as string[];
    expect(lines.map((line) => line.split(';')[0])).toEqual([
      'prices.csv:1: unknown file',
      'offers.jsonl:1: there is offers.csv as well',
      'products.csv:1: unknown column "title"',
      'products.csv:1: no column name',
      'stock.csv:1: no header',
      'offers.csv:2: variant_sku: WHI-1-750 is not in the shop',
      'offers.csv:2: location_id: 11 is not in the shop',
    ]);
  });

  it('says nothing about references to a file that could not be read', async () => {
    const files = withChanged('variants.csv', 'WHI-2-750,WHI-2,750,0', 'WHI-2"-750,WHI-2,750,0');
    expect(await refusalOf(files)).toEqual([
      'variants.csv:4: a quote within a cell; expected the whole cell in quotes, and two quotes there',
    ]);
  });

  it('is reported up to a limit, and the rest is counted', async () => {
    const bad = Array.from({ length: 5_000 }, (_, index) => `WHI-1-750,11,Same Day,-${index + 1}\n`).join('');
    const result = await importFiles(db(), {
      ...SMALL_SHOP,
      'offers.csv': `variant_sku,location_id,speed,price_cents\n${bad}`,
    });
    const lines = result.kind === 'refused' ? formatProblems(result.problems).split('\n') : [];
    expect(lines).toHaveLength(103);
    // Each price, and each row but the first as a repetition.
    expect(lines[100]).toBe('and 9899 more');
    expect(lines.at(-1)).toBe('9999 problems; nothing was written.');
  });

  it('is refused when it is empty or not there', async () => {
    await expect(importFiles(db(), {})).rejects.toThrow('has no files of a catalogue: expected vendors.csv');
    await expect(importCatalog(db(), { folder: '/nowhere' })).rejects.toThrow('cannot be read');
  });
});

describe('hostile and careless text', () => {
  const product = (values: string) => ({
    ...SMALL_SHOP,
    'products.csv': `${SMALL_SHOP['products.csv']}${values}\n`,
  });

  it('is kept as it is when it looks like a formula, and cannot run in a spreadsheet that opens an export', async () => {
    const name = '=HYPERLINK("https://evil.example")';
    await importFiles(db(), product(`EVIL-1,"${name.replaceAll('"', '""')}",/e.svg,,20,`));
    expect(await productOf('EVIL-1')).toMatchObject({ name });
    const { 'products.csv': exported = '' } = await everything();
    expect(exported).toContain(
      `EVIL-1,${(await productOf('EVIL-1')).id},"'=HYPERLINK(""https://evil.example"")"`,
    );
    expect(exported).not.toContain(',"=HYPERLINK');
    expect(summaryOf(await importFiles(db(), { 'products.csv': exported }))).toEqual({});
  });

  it('of several lines ends them as the file does when it is exported, and with CRLF in the shop', async () => {
    await importFiles(db(), SMALL_SHOP);
    const lines = 'sku,name,thumbnail,description\nLINES-1,Lines,/l.svg,"One.\nTwo.\r\nThree."\n';
    await importFiles(db(), { 'products.csv': lines }, { withdraw: true });
    expect((await productOf('LINES-1')).description).toBe('One.\r\nTwo.\r\nThree.');
    const { 'products.csv': exported = '' } = await everything();
    expect(exported).toContain('"One.\nTwo.\nThree."');
    expect(summaryOf(await importFiles(db(), { 'products.csv': exported }))).toEqual({});
  });

  it.each([
    [
      'very long',
      `LONG-1,${'x'.repeat(300)},/l.svg,,20,`,
      'name: expected one line of 1 to 200 characters, not "xxx',
    ],
    ['with a control character', 'BELL-1,a\u0007b,/l.svg,,20,', 'name: expected one line'],
    ['with NUL', 'NUL-1,a\u0000b,/l.svg,,20,', 'name: expected one line'],
    ['of several lines', 'BREAK-1,"a\nb",/l.svg,,20,', 'name: expected one line'],
    ['of a script', 'JS-1,a,javascript:alert(1),,20,', 'thumbnail: expected an https address'],
    [
      'of another host without a scheme',
      'JS-1,a,//evil.example/a.js,,20,',
      'thumbnail: expected an https address',
    ],
  ])('is refused when it is %s', async (_what, row, message) => {
    const lines = summaryOf(await importFiles(db(), product(row))) as string[];
    expect(lines).toEqual([expect.stringContaining(`products.csv:5: ${message}`)]);
  });

  it('is refused with its line when it is not UTF-8, and read with a byte order mark and CRLF', async () => {
    const text = SMALL_SHOP['products.csv']!.replaceAll('\n', '\r\n');
    const broken = Buffer.from(text.replace('Young Crow', 'Caf\u00e9'), 'latin1');
    expect(summaryOf(await importFiles(db(), { ...SMALL_SHOP, 'products.csv': broken }))).toEqual([
      'products.csv:3: not UTF-8; expected this encoding',
    ]);
    await importFiles(db(), SMALL_SHOP);
    expect(summaryOf(await importFiles(db(), { 'products.csv': `\uFEFF${text}` }))).toEqual({});
  });
});

it('ignores hidden files, and files of other types', async () => {
  const folder = await folderOf({ ...SMALL_SHOP, '.products.csv': 'x', 'README.md': '# Ours' });
  expect(summaryOf(await importCatalog(db(), { folder, dryRun: true }))).toMatchObject({
    products: '3/0/0/0',
  });
});
