import { readInteractions } from '../pact-file';
import { PACT_FILE } from '../parties';
import { coverageOf, type CoveredOutcome } from './coverage';

const mark = ({ covered, reason }: CoveredOutcome) => {
  if (covered > 0) return '✓';
  return reason === undefined ? '✗' : '–';
};

const row = (outcome: CoveredOutcome) =>
  `  ${mark(outcome)} ${outcome.status} ${outcome.name}${outcome.reason ? `: ${outcome.reason}` : ''}`;

const interactions = readInteractions(PACT_FILE);
const { calls, gaps, idle, undescribed } = coverageOf(interactions);
for (const { call, outcomes, interactions: count } of calls)
  console.log([`${call}  ${count} interactions`, ...outcomes.map(row), ''].join('\n'));

const wrong = [
  ...gaps.map((title) => `Not covered, without a reason: ${title}`),
  ...idle.map((title) => `Has a reason, but is covered or not in the document: ${title}`),
  ...undescribed.map((fault) => `Not described in the document: ${fault}`),
];
for (const line of wrong) console.error(line);
const outcomes = calls.flatMap((call) => call.outcomes);
console.log(
  `${calls.length} calls, ${outcomes.length} outcomes: ${outcomes.filter(({ covered }) => covered > 0).length} covered, ${outcomes.filter(({ covered, reason }) => covered === 0 && reason).length} not covered for a reason, ${gaps.length} missing; ${interactions.length} interactions`,
);
process.exitCode = wrong.length > 0 ? 1 : 0;
