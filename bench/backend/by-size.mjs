import { shoppingPlace } from '../lib/demo.mjs';
import { decimal, ratio, whole } from '../lib/format.mjs';
import { progress } from '../lib/progress.mjs';
import { startShop } from '../lib/shop.mjs';
import { median } from '../lib/statistics.mjs';
import { table } from '../lib/table.mjs';
import { GROWN_CATEGORY, growCatalogue, RARE_WORD } from './grown-catalogue.mjs';
import { requestsPerSecond } from './load.mjs';
import { openPostgres } from './postgres.mjs';

const SIZES = [100, 1_000, 10_000];
const SECONDS = 3;
const WARM_UP_SECONDS = 1;

/** The catalogue's three ways to a list, as a browser sends them for one place. */
function questions(place) {
  const at = { store_id: '1', zipcode: place.zipcode, loc_id: place.locations };
  const query = (fields) => new URLSearchParams({ ...fields, ...at, page: '1', limit: '20' }).toString();
  const filters = {
    ...{ catid: [GROWN_CATEGORY], priceranges: ['50-75'], size: ['750'], sort_by: 'price_asc' },
    ...{ parent_category_id: GROWN_CATEGORY, ...at, store_id: 1, page: 1, limit: 20 },
  };
  return [
    { name: 'category', path: `/connect/index/category?${query({ catid: GROWN_CATEGORY })}` },
    { name: 'filters', path: '/connect/index/filters', body: JSON.stringify(filters) },
    { name: 'search', path: `/connect/index/search?${query({ q: RARE_WORD })}` },
  ];
}

/** What a question takes that nobody has asked lately: every list of locations is a question of its own. */
async function firstAskMs(url, place, name) {
  const lists = place.locations.split(',').flatMap((one, index, all) => [one, all.slice(index).join(',')]);
  const times = [];
  for (const locations of new Set(lists)) {
    const asked = questions({ ...place, locations }).find((question) => question.name === name);
    const from = performance.now();
    const answer = await fetch(url + asked.path, {
      method: asked.body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json' },
      body: asked.body,
    });
    await answer.text();
    times.push(performance.now() - from);
  }
  return median(times);
}

async function figuresOf({ url }, place, runs) {
  const figures = {};
  for (const { name, path, body } of questions(place)) {
    const firstMs = await firstAskMs(url, place, name);
    await requestsPerSecond(url, path, WARM_UP_SECONDS, body);
    const rates = [];
    for (let run = 1; run <= runs; run += 1) rates.push(await requestsPerSecond(url, path, SECONDS, body));
    figures[name] = { rate: median(rates), firstMs };
  }
  return figures;
}

/** The same questions to a catalogue of a hundred, a thousand and ten thousand products more than the demo's. */
export async function ratesBySize({ runs }) {
  const databaseUrl = await openPostgres();
  const bySize = [];
  let grown = 0;
  for (const size of SIZES) {
    progress(`a catalogue of ${whole(size)} products`);
    // The first start fills the shop; later ones begin without what the backend remembers.
    let shop = await startShop({ DATABASE_URL: databaseUrl });
    await growCatalogue(databaseUrl, grown + 1, size);
    grown = size;
    await shop.stop();
    shop = await startShop({ DATABASE_URL: databaseUrl });
    bySize.push(await figuresOf(shop, await shoppingPlace(shop.url), runs));
    await shop.stop();
  }
  const head = ['requests a second', ...SIZES.map(whole), `${whole(SIZES.at(-1))} / ${SIZES[0]}`];
  const rows = Object.keys(bySize[0]).flatMap((name) => {
    const of = (figure) => bySize.map((figures) => figures[name][figure]);
    const rates = of('rate');
    return [
      [name, ...rates.map(whole), ratio(rates.at(-1), rates[0])],
      [`  first asked, ms`, ...of('firstMs').map((ms) => decimal(ms, 1)), ''],
    ];
  });
  return `${table(head, rows)}\nGoal: 0.70 or more of what the smallest answers.`;
}
