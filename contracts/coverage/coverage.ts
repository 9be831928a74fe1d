import type { Interaction } from '../pact-file';
import { callOf } from '../kit/src/outcome';
import { undescribed } from './described';
import { documentedAnswers, type DocumentedAnswer } from './documented-answers';
import { NOT_PINNED } from './not-pinned';
import { kindOf } from './wording';

/** One way that a call can end, as the document names it. */
export interface CoveredOutcome {
  readonly name: string;
  readonly status: number;
  /** How many interactions pin it; a success is pinned by any that succeeds. */
  readonly pinned: number;
  /** Why it is not pinned, where there is a reason. */
  readonly reason: string | undefined;
}

export interface CoveredCall {
  readonly call: string;
  readonly outcomes: readonly CoveredOutcome[];
  readonly interactions: number;
}

export interface Coverage {
  readonly calls: readonly CoveredCall[];
  /** Documented outcomes that are neither pinned nor excused. */
  readonly gaps: readonly string[];
  /** Excuses for what is pinned after all, or is not in the document. */
  readonly idle: readonly string[];
  /** What interactions say that the document does not. */
  readonly undescribed: readonly string[];
}

/** Holds the pact against the document, call by call and outcome by outcome. */
export function coverageOf(interactions: readonly Interaction[]): Coverage {
  const answers = documentedAnswers();
  const calls = [...new Set(answers.map(({ call }) => call))].map((call): CoveredCall => {
    const own = interactions.filter(({ description }) => callOf(description) === call);
    const kinds = own.map(({ response }) => kindOf(response.status, response.body?.content));
    const covered = ({ name, status, value }: DocumentedAnswer): CoveredOutcome => ({
      name,
      status,
      pinned: kinds.filter((kind) => kind === kindOf(status, value)).length,
      reason: NOT_PINNED[`${call} ${name}`],
    });
    const outcomes = answers.filter((answer) => answer.call === call).map(covered);
    return { call, outcomes, interactions: own.length };
  });
  const all = calls.flatMap(({ call, outcomes }) =>
    outcomes.map((outcome) => ({ ...outcome, title: `${call} ${outcome.name}` })),
  );
  return {
    calls,
    gaps: all.filter(({ pinned, reason }) => pinned === 0 && reason === undefined).map(({ title }) => title),
    idle: Object.keys(NOT_PINNED).filter(
      (title) => !all.some((outcome) => outcome.title === title && outcome.pinned === 0),
    ),
    undescribed: interactions.flatMap((interaction) =>
      undescribed(interaction).map((fault) => `${interaction.description}: ${fault}`),
    ),
  };
}
