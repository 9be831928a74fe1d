import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/paths.mjs';

const HEADER = `# The states of the contract

Generated from \`contracts/states.ts\` by \`npm run generate\`. Never edited.

An interaction of the pact begins in one of these. [contracts.md](contracts.md) says how a server enters one. _Gives_ is
what the state answers, as texts, for the requests that begin in it; _holds anywhere_ means that there is nothing to enter.
`;

const code = (text) => `\`${text}\``;

const paramLines = (params = {}) =>
  Object.entries(params).map(([name, meaning]) => `- ${code(name)}: ${meaning}`);

function section({ id, sentence, usedBy, params, holdsAnywhere }, values, descriptions) {
  return [
    `## ${sentence}`,
    '',
    [
      `${id}, for ${usedBy.join(', ')}.`,
      ...(values.length > 0 ? [`Gives ${values.map(code).join(', ')}.`] : []),
      ...(holdsAnywhere ? ['Holds anywhere.'] : []),
    ].join(' '),
    '',
    ...(params ? ['May be asked for with:', '', ...paramLines(params), ''] : []),
    ...(descriptions.length > 0
      ? ['Begins:', '', ...descriptions.map((description) => `- ${description}`)]
      : ['No interaction begins in it yet.']),
    '',
  ].join('\n');
}

/**
 * Writes docs/states.md: every state of the catalogue, the values it provides, and the interactions that begin in it.
 */
export function statesPage({ providerStates }, { stateValues }, pactFile) {
  const { interactions } = JSON.parse(readFileSync(inRoot(pactFile), 'utf8'));
  const beginning = (sentence) =>
    interactions
      .filter(({ providerStates: [state] = [] }) => state?.name === sentence)
      .map(({ description }) => description);
  const sections = [...providerStates]
    .sort((one, other) => one.sentence.localeCompare(other.sentence, 'en'))
    .map((state) => section(state, stateValues[state.sentence] ?? [], beginning(state.sentence)));
  return [HEADER, ...sections].join('\n');
}
