import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONSUMER, CONSUMER_TESTS, draftFolder, PROVIDER } from './parties';

export interface ProviderStateOf {
  readonly name: string;
  readonly params?: Record<string, unknown>;
}

/** An interaction of a V4 pact. */
export interface Interaction {
  readonly description: string;
  readonly providerStates?: readonly ProviderStateOf[];
  readonly request: Message & {
    readonly method: string;
    readonly path: string;
    readonly query?: Record<string, string[]>;
  };
  readonly response: Message & { readonly status: number };
}

interface Message {
  readonly headers?: Record<string, string[]>;
  readonly body?: { readonly content: unknown; readonly contentType?: string };
  readonly generators?: Generators;
}

interface Generator {
  readonly type: string;
  readonly expression?: string;
}

type Generators = Record<string, Record<string, Generator>>;

interface Pact {
  readonly interactions: readonly Interaction[];
}

const DRAFT = `${CONSUMER}-${PROVIDER}.json`;

const readPact = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Pact;

/** The interactions of the pact in a folder or file; none if there is no pact yet. */
export function readInteractions(place: string): readonly Interaction[] {
  const file = place.endsWith('.json') ? place : join(place, DRAFT);
  return existsSync(file) ? readPact(file).interactions : [];
}

/** The files written by the consumer tests, merged into one pact without what changes from run to run. */
export function draftedPact(): string {
  const interactions = contractNames()
    .flatMap((name) => readInteractions(draftFolder(name)))
    .sort((a, b) => keyOf(a).localeCompare(keyOf(b), 'en'));
  const metadata = { pactSpecification: { version: '4.0' } };
  return `${JSON.stringify({ consumer: { name: CONSUMER }, provider: { name: PROVIDER }, interactions, metadata }, null, 2)}\n`;
}

/** The consumer test files, without `.pact.test.ts`. */
const contractNames = () =>
  readdirSync(CONSUMER_TESTS)
    .filter((file) => file.endsWith('.pact.test.ts'))
    .map((file) => file.replace('.pact.test.ts', ''));

/** Pact treats two interactions with the same description and states as one. */
export const keyOf = ({ description, providerStates = [] }: Interaction) =>
  `${description} | ${JSON.stringify(providerStates)}`;

/** The names of the state values that an interaction needs. */
export function valuesWanted({ request }: Interaction): readonly string[] {
  const generators = Object.values(request.generators ?? {}).flatMap((part) => Object.values(part));
  return generators.flatMap(({ expression = '' }) =>
    [...expression.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name),
  );
}
