import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Verifier } from '@pact-foundation/pact';
import type { Interaction } from '../../pact-file';
import { CONSUMER, PROVIDER } from '../../parties';
import { differences, type Fault } from './difference';
import type { Outcome } from './outcome';
import type { Provider } from './provider';
import { stateOf, whySkipped } from './selection';
import { stateHandlers } from './state-handlers';

/** The verifier's own report. */
interface Report {
  readonly errors: readonly { readonly interaction: string; readonly mismatch: Fault }[];
  readonly interactionResults: readonly { readonly description: string; readonly duration: string }[];
}

/** Pact plays a whole file, so the selected interactions are written to one of their own. */
async function inFile<Done>(interactions: readonly Interaction[], use: (file: string) => Promise<Done>) {
  const folder = mkdtempSync(join(tmpdir(), 'provider-contract-'));
  const file = join(folder, 'pact.json');
  const metadata = { pactSpecification: { version: '4.0' } };
  const parties = { consumer: { name: CONSUMER }, provider: { name: PROVIDER } };
  writeFileSync(file, JSON.stringify({ ...parties, interactions, metadata }));
  try {
    return await use(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const milliseconds = (duration = '') => Number.parseFloat(duration) * (duration.endsWith('ms') ? 1 : 1_000);

/**
 * Plays interactions against a server, each in a fresh state; interactions whose state cannot be entered are skipped.
 */
export async function play(
  interactions: readonly Interaction[],
  provider: Provider,
): Promise<readonly Outcome[]> {
  const skipped = new Map(interactions.map((each) => [each, whySkipped(each, provider)]));
  const played = interactions.filter((each) => skipped.get(each) === undefined);
  const { handlers, problems } = stateHandlers(provider);
  const report = await inFile(played, (file) => verified(file, provider.baseUrl, handlers));
  const faultsOf = (description: string) =>
    report.errors.filter(({ interaction }) => interaction.endsWith(` - ${description}`));
  return interactions.map((interaction): Outcome => {
    const { description } = interaction;
    const state = stateOf(interaction);
    const why = skipped.get(interaction);
    if (why !== undefined) return { description, state, result: 'skipped', reasons: [why], milliseconds: 0 };
    const problem = state in handlers ? problems.get(state) : `"${state}" is not in the catalogue.`;
    const faults = faultsOf(description).flatMap(({ mismatch }) => differences(mismatch));
    const reasons = problem === undefined ? faults : [problem];
    const result = report.interactionResults.find((each) => each.description === description);
    if (!result) reasons.push('Pact did not play it.');
    return {
      description,
      state,
      result: reasons.length === 0 ? 'passed' : 'failed',
      reasons,
      milliseconds: milliseconds(result?.duration),
    };
  });
}

async function verified(
  file: string,
  providerBaseUrl: string,
  handlers: ReturnType<typeof stateHandlers>['handlers'],
): Promise<Report> {
  const verifier = new Verifier({
    provider: PROVIDER,
    providerBaseUrl,
    pactUrls: [file],
    stateHandlers: handlers,
    logLevel: 'error',
  });
  // A failed verification rejects with its report, a successful one resolves with it.
  const report = await verifier.verifyProvider().catch((error: unknown) => (error as Error).message);
  return JSON.parse(report) as Report;
}
