import type { Interaction } from '../pact-file';
import { callOf } from '../kit/src/outcome';
import { undescribed } from './described';
import { documentedAnswers, type DocumentedAnswer } from './documented-answers';
import { NOT_COVERED } from './not-covered';
import { kindOf } from './wording';

/** One outcome of a call, as named in the document. */
export interface CoveredOutcome {
  readonly name: string;
  readonly status: number;
  /** How many interactions cover it; any success covers all successes of a call. */
  readonly covered: number;
  /** Why it is not covered, if there is a reason. */
  readonly reason: string | undefined;
}

export interface CoveredCall {
  readonly call: string;
  readonly outcomes: readonly CoveredOutcome[];
  readonly interactions: number;
}

export interface Coverage {
  readonly calls: readonly CoveredCall[];
  /** Documented outcomes without coverage and without a reason. */
  readonly gaps: readonly string[];
  /** Reasons for outcomes that are covered after all, or that are not in the document. */
  readonly idle: readonly string[];
  /** Parts of interactions that the document does not describe. */
  readonly undescribed: readonly string[];
}

/** Compares the pact with the document, call by call and outcome by outcome. */
export function coverageOf(interactions: readonly Interaction[]): Coverage {
  const answers = documentedAnswers();
  const calls = [...new Set(answers.map(({ call }) => call))].map((call): CoveredCall => {
    const own = interactions.filter(({ description }) => callOf(description) === call);
    const kinds = own.map(({ response }) => kindOf(response.status, response.body?.content));
    const covered = ({ name, status, value }: DocumentedAnswer): CoveredOutcome => ({
      name,
      status,
      covered: kinds.filter((kind) => kind === kindOf(status, value)).length,
      reason: NOT_COVERED[`${call} ${name}`],
    });
    const outcomes = answers.filter((answer) => answer.call === call).map(covered);
    return { call, outcomes, interactions: own.length };
  });
  const all = calls.flatMap(({ call, outcomes }) =>
    outcomes.map((outcome) => ({ ...outcome, title: `${call} ${outcome.name}` })),
  );
  return {
    calls,
    gaps: all
      .filter(({ covered, reason }) => covered === 0 && reason === undefined)
      .map(({ title }) => title),
    idle: Object.keys(NOT_COVERED).filter(
      (title) => !all.some((outcome) => outcome.title === title && outcome.covered === 0),
    ),
    undescribed: interactions.flatMap((interaction) =>
      undescribed(interaction).map((fault) => `${interaction.description}: ${fault}`),
    ),
  };
}
