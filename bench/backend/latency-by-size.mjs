import { Agent, get } from 'node:http';
import { decimal, ratio, whole } from '../lib/format.mjs';
import { progress } from '../lib/progress.mjs';
import { median, percentile } from '../lib/statistics.mjs';
import { table } from '../lib/table.mjs';
import {
  GROWN_CATEGORY,
  GROWN_DEPARTMENT,
  GROWN_SHELF,
  grownProductId,
  grownProductName,
  WORDS,
} from './grown-catalogue.mjs';
import { openSizedShop } from './sized-shop.mjs';

const SMALLEST = 1_000;
const REQUESTS_IN_A_RUN = 20;

/** Different for each number, so that no cache of lists can answer: some of the locations, and one that there is not. */
function locationsOf({ locations }, number) {
  const all = locations.split(',');
  const mask = 1 + (number % (2 ** all.length - 1));
  return [...all.filter((_, index) => mask & (1 << index)), 1_000_000 + number].join(',');
}

const query = (fields) =>
  new URLSearchParams({ store_id: '1', page: '1', limit: '20', ...fields }).toString();

const listOf =
  (category) =>
  ({ place }, number) =>
    `/connect/index/category?${query({ catid: category, zipcode: place.zipcode, loc_id: locationsOf(place, number) })}`;

/** The path of the request with that number; the same in a shop of each size, up to its products. */
const QUESTIONS = {
  'list of 1 in 400 products': listOf(GROWN_SHELF),
  'list of 1 in 20': listOf(GROWN_DEPARTMENT),
  'list of all': listOf(GROWN_CATEGORY),
  'search, 1 in 10': ({ place }, number) =>
    `/connect/index/search?${query({ q: WORDS[number % WORDS.length], zipcode: place.zipcode, loc_id: locationsOf(place, number) })}`,
  'search, misspelled, 1 in 10': ({ place }, number) =>
    `/connect/index/search?${query({ q: misspelled(WORDS[number % WORDS.length]), zipcode: place.zipcode, loc_id: locationsOf(place, number) })}`,
  'search, one product': ({ place, size }, number) =>
    `/connect/index/search?${query({ q: grownProductName(numberOf(number, size)), zipcode: place.zipcode, loc_id: place.locations })}`,
  product: ({ place, size }, number) =>
    `/connect/index/product?${query({ prodid: grownProductId(numberOf(number, size)), zipCode: place.zipcode, loc_id: place.locations })}`,
};

/** With its third letter twice. */
const misspelled = (word) => word.slice(0, 3) + word.slice(2);

/** Of a product anywhere in the catalogue. */
const numberOf = (number, size) => 1 + ((number * 7_919) % size);

function answerMs(url, agent) {
  const from = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answers ${answer.statusCode}`));
      answer.resume();
      answer.once('end', () => resolve(performance.now() - from));
    }).once('error', reject);
  });
}

/** Asks the shops in turn, request by request, so that a busy moment of the machine is in the figures of all. */
async function timesInTurn(pathOf, shops, runs, name) {
  const agent = new Agent({ keepAlive: true });
  const times = shops.map(() => []);
  for (const shop of shops) await answerMs(shop.url + pathOf(shop, 0), agent);
  for (let run = 0; run < runs; run += 1) {
    progress(`${name}, run ${run + 1} of ${runs}`);
    for (let asked = 1; asked <= REQUESTS_IN_A_RUN; asked += 1) {
      const number = run * REQUESTS_IN_A_RUN + asked;
      for (const [index, shop] of shops.entries())
        times[index].push(await answerMs(shop.url + pathOf(shop, number), agent));
    }
  }
  agent.destroy();
  return times;
}

/** How long a shopper waits for an answer that is in no cache, with a thousand products and with as many as given. */
export async function latencyBySize({ runs, products }) {
  const sizes = [SMALLEST, products];
  const shops = [];
  for (const size of sizes) shops.push(await openSizedShop(size));
  const rows = [];
  for (const [name, pathOf] of Object.entries(QUESTIONS)) {
    const times = await timesInTurn(pathOf, shops, runs, name);
    for (const [label, figureOf] of [
      [`${name}, p95`, (all) => percentile(all, 95)],
      ['  median', median],
    ]) {
      const figures = times.map(figureOf);
      rows.push([label, ...figures.map((ms) => decimal(ms, 1)), ratio(figures.at(-1), figures[0])]);
    }
  }
  for (const { stop } of shops) await stop();
  const head = ['milliseconds', ...sizes.map(whole), `${whole(products)} / ${whole(SMALLEST)}`];
  return `${table(head, rows)}\n${REQUESTS_IN_A_RUN * runs} different requests each, one after the other. Goal: p95 at most three times as long.`;
}
