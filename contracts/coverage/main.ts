import { readInteractions } from '../pact-file';
import { PACT_FILE } from '../parties';
import { coverageOf, type CoveredOutcome } from './coverage';

const mark = ({ pinned, reason }: CoveredOutcome) => {
  if (pinned > 0) return '✓';
  return reason === undefined ? '✗' : '–';
};

const told = (outcome: CoveredOutcome) =>
  `  ${mark(outcome)} ${outcome.status} ${outcome.name}${outcome.reason ? `: ${outcome.reason}` : ''}`;

const interactions = readInteractions(PACT_FILE);
const { calls, gaps, idle, undescribed } = coverageOf(interactions);
for (const { call, outcomes, interactions: count } of calls)
  console.log([`${call}  ${count} interactions`, ...outcomes.map(told), ''].join('\n'));

const wrong = [
  ...gaps.map((title) => `Not pinned, and no reason given: ${title}`),
  ...idle.map((title) => `Excused, but pinned or not in the document: ${title}`),
  ...undescribed.map((fault) => `The document does not allow: ${fault}`),
];
for (const line of wrong) console.error(line);
const outcomes = calls.flatMap((call) => call.outcomes);
console.log(
  `${calls.length} calls, ${outcomes.length} outcomes: ${outcomes.filter(({ pinned }) => pinned > 0).length} pinned, ${outcomes.filter(({ pinned, reason }) => pinned === 0 && reason).length} excused, ${gaps.length} missing; ${interactions.length} interactions`,
);
process.exitCode = wrong.length > 0 ? 1 : 0;
