import { requireNode } from './lib/node-version.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { readOptions } from './lib/options.mjs';

requireNode();
const values = readOptions({
  only: { type: 'string' },
  pages: { type: 'boolean' },
  products: { type: 'string', default: '100000' },
  runs: { type: 'string', default: '5' },
  url: { type: 'string' },
});
await ensureInstalled();

const { cleanUp } = await import('../bench/lib/clean-up.mjs');
const { createContext } = await import('../bench/context.mjs');
const { printReport } = await import('../bench/report.mjs');
const { PAGE_SECTIONS, SECTIONS } = await import('../bench/sections.mjs');

const wanted = values.pages ? PAGE_SECTIONS : values.only?.split(',');
const unknown = wanted?.filter((name) => SECTIONS.every((section) => section.name !== name)) ?? [];
const isCount = (text) => /^[1-9]\d*$/.test(text);
if (unknown.length > 0 || !isCount(values.runs) || !isCount(values.products)) {
  const names = SECTIONS.map(({ name }) => name).join(', ');
  console.error(
    `Usage: npm run bench -- [--pages] [--only ${names}] [--runs N] [--products N of the largest catalogue of scale] [--url URL of a running shop]`,
  );
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await cleanUp();
    process.exit(1);
  });
}
const sections = SECTIONS.filter(({ name }) => !wanted || wanted.includes(name));
const { url } = values;
const context = createContext({ runs: Number(values.runs), products: Number(values.products), url });
const isWhole = await printReport(sections, context);
await cleanUp();
process.exit(isWhole ? 0 : 1);
