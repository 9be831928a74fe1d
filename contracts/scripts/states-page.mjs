const HEADER = `# The states of the contract

Generated from \`contracts/states.ts\` by \`npm run generate\`. Never edited.

An interaction of the pact begins in one of these, which it names. [contracts.md](contracts.md) says how a server
enters one. _Gives_ is what the state answers, as texts, for the requests that begin in it; _holds anywhere_ means that
there is nothing to enter.
`;

const code = (text) => `\`${text}\``;

const paramLines = (params = {}) =>
  Object.entries(params).map(([name, meaning]) => `- ${code(name)}: ${meaning}`);

function section({ id, sentence, gives = [], params, holdsAnywhere }) {
  return [
    `## ${sentence}`,
    '',
    [
      `${id}.`,
      ...(gives.length > 0 ? [`Gives ${gives.map(code).join(', ')}.`] : []),
      ...(holdsAnywhere ? ['Holds anywhere.'] : []),
    ].join(' '),
    '',
    ...(params ? ['May be asked for with:', '', ...paramLines(params), ''] : []),
  ].join('\n');
}

/** Writes docs/states.md: every state of the catalogue, and the values it provides. */
export function statesPage({ providerStates }) {
  const sections = [...providerStates]
    .sort((one, other) => one.sentence.localeCompare(other.sentence, 'en'))
    .map(section);
  return [HEADER, ...sections].join('\n');
}
