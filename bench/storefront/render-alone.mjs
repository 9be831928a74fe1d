import { inRoot } from '../../scripts/lib/paths.mjs';
import { PAGE, PLACE } from './pages.mjs';

/** Renders the page repeatedly from data in memory, on one thread. Needs BACKEND_URL, SECONDS and PAGE_SETTINGS. */
const { renderFirstScreen } = await import(inRoot('dist/shop-server/entry-server.js'));
const settings = JSON.parse(process.env.PAGE_SETTINGS);
const answers = new Map();

const fromBackend = async (input, init = {}) => {
  const { pathname, search } = new URL(input instanceof Request ? input.url : input);
  const key = `${pathname}${search} ${init.body ?? ''}`;
  const known = answers.get(key);
  if (known) return new Response(known, { headers: { 'content-type': 'application/json' } });
  const { method, body, headers } = init;
  const text = await (
    await fetch(process.env.BACKEND_URL + pathname + search, { method, body, headers })
  ).text();
  answers.set(key, text);
  return new Response(text, { headers: { 'content-type': 'application/json' } });
};

let rendered = 0;
async function render() {
  rendered += 1;
  const request = { address: `${PAGE}?size=${rendered}`, query: ['size', 'speed'], place: PLACE, settings };
  const screen = await renderFirstScreen({ ...request, fetch: fromBackend });
  if (screen?.status !== 200) throw new Error('the page could not be rendered');
}

async function renderFor(seconds) {
  const from = performance.now();
  const before = rendered;
  while (performance.now() - from < seconds * 1_000) await render();
  return ((rendered - before) * 1_000) / (performance.now() - from);
}

await renderFor(3);
console.log(`rendered ${await renderFor(Number(process.env.SECONDS))} a second`);
