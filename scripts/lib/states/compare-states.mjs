import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser, NO_BROWSER } from '../browser.mjs';
import { ensureBuilt } from '../build.mjs';
import { inRoot } from '../paths.mjs';
import { buildBaseStates } from './base-states.mjs';
import { comparisonPage } from './comparison-page.mjs';
import { MODES, PhotographedStates } from './photographed-states.mjs';
import { differenceOf } from './picture-difference.mjs';

const FOLDER = inRoot('.cache/compared');

/**
 * Photographs every state of this working copy and of a revision in the same browser, and writes a page with those that look
 * different.
 * @param {string} revision
 * @param {{ only: string, mode: string }} parts of the names of states, and of modes
 * @returns {Promise<string>} what there is to say
 */
export async function compareStates(revision, parts) {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error(NO_BROWSER);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const base = await buildBaseStates(revision);
  await ensureBuilt(['states']);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const [before, after] = await Promise.all(
      [base, inRoot('.cache/states')].map((folder) => PhotographedStates.open(browser, folder)),
    );
    const differences = await differencesBetween(before, after, parts);
    const page = `${FOLDER}/index.html`;
    writeFileSync(page, comparisonPage(differences, revision));
    return differences.length === 0
      ? `All states look as they do in ${revision}.`
      : `${differences.length} pictures of states differ from ${revision}: ${page}`;
  } finally {
    await browser.close();
  }
}

async function differencesBetween(before, after, { only, mode: modes }) {
  const names = [...new Set([...before.names, ...after.names])].filter((name) => name.includes(only));
  const differences = [];
  for (const mode of MODES.filter(({ name }) => name.includes(modes))) {
    console.log(`${names.length} states, ${mode.name} …`);
    await Promise.all([before, after].map((states) => states.use(mode)));
    for (const name of names) {
      const pictures = await Promise.all([before, after].map((states) => states.photograph(name, mode)));
      const difference = await written(pictures, `${name} ${mode.name}`.replace(/[^\w]+/g, '-'));
      if (difference) differences.push({ state: name, mode: mode.name, ...difference });
    }
  }
  return differences;
}

/** The names of the pictures of a state that looks different, once they are written; otherwise null. */
async function written([before, after], name) {
  const difference = before && after ? await differenceOf(before, after) : undefined;
  if (difference === null) return null;
  const pictures = Object.entries({ before, after, changes: difference?.picture }).filter(([, png]) => png);
  for (const [kind, png] of pictures) writeFileSync(`${FOLDER}/${name}.${kind}.png`, png);
  return Object.fromEntries(pictures.map(([kind]) => [kind, `${name}.${kind}.png`]));
}
