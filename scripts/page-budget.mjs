import { readFileSync, writeFileSync } from 'node:fs';
import { ensureBuilt } from './lib/build.mjs';
import { budgetFor, overBudget, overEnglish } from './lib/page-budget.mjs';
import { pageWeights } from './lib/page-weight.mjs';
import { inRoot } from './lib/paths.mjs';
import { TRANSLATIONS } from './lib/texts-in.mjs';

/**
 * Compares the scripts and styles of each page of the built shop with page-budget.json, and names the files by which a page
 * has grown; with --update it writes the present weights there.
 */
const FILE = inRoot('page-budget.json');

await ensureBuilt(['shop']);
const weights = pageWeights();
if (process.argv.includes('--update')) {
  writeFileSync(FILE, `${JSON.stringify(budgetFor(weights), null, 2)}\n`);
  console.log(`${Object.keys(weights).length} pages are in page-budget.json.`);
} else {
  const problems = [
    ...overBudget(weights, JSON.parse(readFileSync(FILE, 'utf8'))),
    ...TRANSLATIONS.flatMap((language) => overEnglish(weights, pageWeights(language), language)),
  ];
  if (problems.length > 0) {
    console.error(
      [...problems, 'Load it later, or allow it with "npm run page-budget -- --update".'].join('\n'),
    );
    process.exit(1);
  }
}
