import { parseArgs } from 'node:util';

export const USAGE = `Verifies a server against the contract of the Cork & Petal storefront.

  provider-contract verify --base-url URL [options]

  --base-url URL    address of the server, such as http://localhost:8080
  --state-url URL   where the server enters provider states; without it, only interactions that need no state are played
  --token TOKEN     token of a signed-in customer, for a server that cannot enter states
  --only CALL       play only the interactions of this call (an operationId); may be repeated
  --junit FILE      also write a JUnit XML report
  --json FILE       also write the results as JSON
  --list            list the interactions without playing them

Exit code: 0 everything that was played passed, 1 something failed, 2 nothing could be played, 64 wrong usage.
PACT_BROKER_PUBLISH_VERIFICATION_RESULTS=true publishes the results to a Pact broker; see the README.`;

export interface VerifyOptions {
  readonly baseUrl: string;
  readonly stateUrl: string | undefined;
  readonly token: string | undefined;
  readonly only: readonly string[];
  readonly junit: string | undefined;
  readonly json: string | undefined;
  readonly list: boolean;
}

/** A request that cannot be carried out as given; the message says why. */
export class UsageError extends Error {}

const asUrl = (name: string, text: string) => {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new UsageError(`--${name} must be an http address, not "${text}"`);
  return text.replace(/\/+$/, '');
};

/** Parses the command line of `verify`. */
export function readVerifyOptions(args: readonly string[]): VerifyOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      'base-url': text,
      'state-url': text,
      token: text,
      only: { type: 'string', multiple: true },
      junit: text,
      json: text,
      list: { type: 'boolean' },
    },
  });
  const { token, only = [], junit, json, list = false } = values;
  const [baseUrl, stateUrl] = [values['base-url'], values['state-url']];
  if (baseUrl === undefined && !list) throw new UsageError('--base-url is missing');
  return {
    baseUrl: list ? '' : asUrl('base-url', baseUrl ?? ''),
    stateUrl: stateUrl === undefined ? undefined : asUrl('state-url', stateUrl),
    ...{ token, only, junit, json, list },
  };
}
