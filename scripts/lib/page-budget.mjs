/**
 * The most that each page may load, and the modules that it had when that was set.
 * @typedef {import('./page-budget.mjs').PageBudget} PageBudget
 * @typedef {import('./page-budget.mjs').PageWeight} PageWeight
 */

/** The limits are multiples of this, at least half of it above the weight, so that small changes do not need a new one. */
const STEP = 1_024;
const NAMED_MODULES = 8;
const MOST_FOR_LANGUAGE = 2_000;
/** Under which the weight of what every page loads is found. */
export const ENTRY = 'index.html';

const number = (value) => value.toLocaleString('en-US');

/**
 * @param {Record<string, PageWeight>} weights
 * @returns {PageBudget}
 */
export function budgetFor(weights) {
  const limit = (bytes) => Math.ceil((bytes + STEP / 2) / STEP) * STEP;
  const pages = Object.entries(weights);
  const modules = {};
  for (const [, page] of pages)
    for (const [name, size] of Object.entries(page.modules))
      modules[name] = Math.max(modules[name] ?? 0, size);
  return {
    bytes: Object.fromEntries(pages.map(([name, { bytes }]) => [name, limit(bytes)])),
    files: Object.fromEntries(pages.map(([name, { files }]) => [name, files])),
    modules: Object.fromEntries(Object.entries(modules).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  };
}

/**
 * What is wrong, for a person; empty if every page is within its budget.
 * @param {Record<string, PageWeight>} weights
 * @param {PageBudget} budget
 * @returns {string[]}
 */
export function overBudget(weights, budget) {
  return Object.entries(weights).flatMap(([name, { bytes, files, modules }]) => {
    const [mostBytes, mostFiles] = [budget.bytes[name], budget.files[name]];
    if (mostBytes === undefined || mostFiles === undefined) return [`${name} has no budget.`];
    const excess = [
      ...(bytes > mostBytes
        ? [`${name} loads ${number(bytes)} bytes (gzip), and may load ${number(mostBytes)}.`]
        : []),
      // Each is a request before the page can be used.
      ...(files > mostFiles ? [`${name} loads ${files} files, and may load ${mostFiles}.`] : []),
    ];
    return excess.length === 0 ? [] : [...excess, ...grown(modules, budget.modules)];
  });
}

/**
 * The pages that load too much more in another language than in English, for a person (decision 44).
 * @param {Record<string, PageWeight>} english
 * @param {Record<string, PageWeight>} translated
 * @param {string} language
 * @returns {string[]}
 */
export function overEnglish(english, translated, language) {
  const total = (weights, name) => weights[name].bytes + (name === ENTRY ? 0 : weights[ENTRY].bytes);
  return Object.keys(english).flatMap((name) => {
    const more = total(translated, name) - total(english, name);
    return more > MOST_FOR_LANGUAGE
      ? [
          `${name} loads ${number(more)} bytes (gzip) more in ${language}, and may load ${number(MOST_FOR_LANGUAGE)}.`,
        ]
      : [];
  });
}

/** The modules that are new or larger, the largest growth first. */
function grown(modules, known) {
  const growth = Object.entries(modules)
    .map(([name, size]) => ({ name, isNew: known[name] === undefined, by: size - (known[name] ?? 0) }))
    .filter(({ by }) => by > 0)
    .toSorted((one, other) => other.by - one.by);
  const named = growth
    .slice(0, NAMED_MODULES)
    .map(
      ({ name, isNew, by }) =>
        `  ${name}: ${isNew ? 'new, ' : '+'}${number(by)} characters before minification`,
    );
  const others = growth.length - named.length;
  return others > 0 ? [...named, `  and ${others} more`] : named;
}
