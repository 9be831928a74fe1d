import { Verifier } from '@pact-foundation/pact';
import type { Interaction } from '../pact-file';
import { PACT_FILE, PROVIDER } from '../parties';
import { stateHandlers } from './enter-states';
import type { Provider } from './provider';

/** What the verifier found, as its own report has it. */
interface Report {
  readonly errors: readonly { readonly interaction: string; readonly mismatch: unknown }[];
}

export interface Verdicts {
  /** What is wrong with the answer to an interaction; empty when it is as agreed. */
  faultsOf(interaction: Interaction): readonly unknown[];
  readonly stateProblems: readonly string[];
  /** One for each interaction that was played. */
  readonly statesEntered: readonly string[];
}

/** Plays every interaction of the pact against the provider, each in its own fresh state. */
export async function verify(provider: Provider): Promise<Verdicts> {
  const { handlers, problems, entered } = stateHandlers(provider);
  const verifier = new Verifier({
    provider: PROVIDER,
    providerBaseUrl: provider.baseUrl,
    pactUrls: [PACT_FILE],
    stateHandlers: handlers,
    logLevel: 'error',
  });
  // A verification that fails rejects with its report.
  const report = await verifier.verifyProvider().catch((error: unknown) => (error as Error).message);
  const { errors } = JSON.parse(report) as Report;
  return {
    faultsOf: ({ description }) =>
      errors
        .filter(({ interaction }) => interaction.endsWith(` - ${description}`))
        .map(({ mismatch }) => mismatch),
    stateProblems: problems,
    statesEntered: entered,
  };
}
