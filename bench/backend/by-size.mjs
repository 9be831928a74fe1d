import { decimal, ratio, whole } from '../lib/format.mjs';
import { median } from '../lib/statistics.mjs';
import { table } from '../lib/table.mjs';
import { GROWN_CATEGORY, RARE_WORD } from './grown-catalogue.mjs';
import { openSizedShop } from './sized-shop.mjs';
import { ratesInTurn } from './rates.mjs';

const SIZES = [100, 1_000, 10_000];

/** The catalogue's three list calls for one place, as a browser sends them. */
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

/** The time of a request that no cache can answer: each list of locations is a different key. */
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

/**
 * Measures the same requests on a catalogue with a hundred, a thousand and ten thousand additional products, in turn.
 */
export async function ratesBySize({ runs }) {
  const shops = [];
  for (const size of SIZES) shops.push(await openSizedShop(size));
  const rows = [];
  for (const { name } of questions(shops[0].place)) {
    const firstMs = [];
    for (const { url, place } of shops) firstMs.push(await firstAskMs(url, place, name));
    const servers = shops.map(({ url, place, size }) => ({
      ...questions(place).find((question) => question.name === name),
      url,
      name: whole(size),
    }));
    const rates = await ratesInTurn(name, servers, runs);
    rows.push([name, ...rates.map(whole), ratio(rates.at(-1), rates[0])]);
    rows.push(['  first asked, ms', ...firstMs.map((ms) => decimal(ms, 1)), '']);
  }
  for (const { stop } of shops) await stop();
  const head = ['requests per second', ...SIZES.map(whole), `${whole(SIZES.at(-1))} / ${SIZES[0]}`];
  return `${table(head, rows)}\nGoal: 0.70 or more of what the smallest answers.`;
}
