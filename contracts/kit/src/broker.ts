import { readInteractions } from '../../pact-file';
import { CONSUMER, PACT_FILE, PROVIDER } from '../../parties';
import { UsageError } from './options';
import { count, type Outcome } from './outcome';

/** A Pact broker to publish results to, as configured by the environment. */
export interface Broker {
  readonly url: string;
  readonly authorization: string | undefined;
  /** The version of the verified server, such as its commit. */
  readonly version: string;
  readonly branch: string | undefined;
  /** The version of the storefront that the contract belongs to; undefined: the latest published one. */
  readonly consumerVersion: string | undefined;
}

/**
 * The broker that `PACT_BROKER_PUBLISH_VERIFICATION_RESULTS=true` asks to publish to; undefined if it is not set.
 * @throws {UsageError} where its address or the server's version is missing
 */
export function brokerOf(env: NodeJS.ProcessEnv): Broker | undefined {
  if (env.PACT_BROKER_PUBLISH_VERIFICATION_RESULTS !== 'true') return undefined;
  return {
    url: required(env, 'PACT_BROKER_BASE_URL').replace(/\/+$/, ''),
    authorization: authorizationOf(env),
    version: required(env, 'PACT_PROVIDER_VERSION'),
    branch: env.PACT_PROVIDER_BRANCH || undefined,
    consumerVersion: env.PACT_CONSUMER_VERSION || undefined,
  };
}

function required(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name];
  if (!value) throw new UsageError(`${name} is missing: results cannot be published without it`);
  return value;
}

function authorizationOf(env: NodeJS.ProcessEnv): string | undefined {
  const { PACT_BROKER_TOKEN: token, PACT_BROKER_USERNAME: name, PACT_BROKER_PASSWORD: password } = env;
  if (token) return `Bearer ${token}`;
  return name ? `Basic ${Buffer.from(`${name}:${password ?? ''}`).toString('base64')}` : undefined;
}

const PUBLISH = 'pb:publish-verification-results';

interface PublishedPact {
  readonly interactions: ReturnType<typeof readInteractions>;
  readonly _links: Readonly<Record<string, { readonly href: string } | undefined>>;
}

/** Publishes the results; skipped interactions count as not verified. Returns a sentence about what was published. */
export async function publishResults(broker: Broker, outcomes: readonly Outcome[]): Promise<string> {
  const pact = await publishedPact(broker);
  requireTheSame(pact);
  if (broker.branch)
    await ask(broker, 'PUT', `${broker.url}/${branchPath(broker.branch, broker.version)}`, {});
  const success = outcomes.length > 0 && outcomes.every(({ result }) => result === 'passed');
  const summary = {
    passed: count(outcomes, 'passed'),
    failed: count(outcomes, 'failed'),
    skipped: count(outcomes, 'skipped'),
  };
  const results = { success, providerApplicationVersion: broker.version, testResults: { summary } };
  await ask(broker, 'POST', pact._links[PUBLISH]?.href ?? '', results);
  return `Published to the broker: version ${broker.version} ${success ? 'keeps' : 'does not keep'} the contract.`;
}

const branchPath = (branch: string, version: string) =>
  `pacticipants/${PROVIDER}/branches/${encodeURIComponent(branch)}/versions/${encodeURIComponent(version)}`;

async function publishedPact(broker: Broker): Promise<PublishedPact> {
  const which = broker.consumerVersion ? `version/${encodeURIComponent(broker.consumerVersion)}` : 'latest';
  const url = `${broker.url}/pacts/provider/${PROVIDER}/consumer/${CONSUMER}/${which}`;
  return (await ask(broker, 'GET', url)) as PublishedPact;
}

/** The package verifies its own copy of the contract: another one in the broker must not be reported as verified. */
function requireTheSame(pact: PublishedPact): void {
  const [published, played] = [pact.interactions, readInteractions(PACT_FILE)].map((interactions) =>
    interactions
      .map(({ description, providerStates }) => `${description} | ${JSON.stringify(providerStates ?? [])}`)
      .sort()
      .join('\n'),
  );
  if (published !== played)
    throw new UsageError(
      'The contract in the broker differs from the one in this package: nothing was published.',
    );
}

async function ask(broker: Broker, method: string, url: string, body?: object): Promise<unknown> {
  const headers = {
    accept: 'application/hal+json, application/json',
    ...(body && { 'content-type': 'application/json' }),
    ...(broker.authorization && { authorization: broker.authorization }),
  };
  const answer = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) }).catch(
    () => {
      throw new UsageError(`The broker does not answer at ${broker.url}`);
    },
  );
  if (!answer.ok) throw new UsageError(`The broker answered ${answer.status} to ${method} ${url}`);
  return answer.json().catch(() => ({}));
}
