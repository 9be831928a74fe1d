import { requireNode } from './lib/node-version.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { readOptions } from './lib/options.mjs';

requireNode();
const values = readOptions({
  only: { type: 'string' },
  pages: { type: 'boolean' },
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
if (unknown.length > 0 || !/^[1-9]\d*$/.test(values.runs)) {
  const names = SECTIONS.map(({ name }) => name).join(', ');
  console.error(
    `Usage: npm run bench -- [--pages] [--only ${names}] [--runs N] [--url URL of a running shop]`,
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
const isWhole = await printReport(sections, createContext({ runs: Number(values.runs), url: values.url }));
await cleanUp();
process.exit(isWhole ? 0 : 1);
