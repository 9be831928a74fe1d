import { parseArgs } from 'node:util';

export const USAGE = `Holds a server of the shop to its contract.

  provider-contract verify --base-url URL [options]

  --base-url URL    the server, for instance http://localhost:8080
  --state-url URL   where it enters provider states; without it only interactions that need none are played
  --token TOKEN     a signed-in customer's, for a server that enters no states
  --only CALL       play the interactions of this call alone (its operationId); may be repeated
  --junit FILE      also write JUnit's XML
  --json FILE       also write the outcomes as JSON
  --list            print the calls and their interactions, and play none

Exit code: 0 all that was played passed, 1 something failed, 2 nothing could be played.
PACT_BROKER_PUBLISH_VERIFICATION_RESULTS=true tells a Pact broker what came of it, see the package's README.`;

export interface VerifyOptions {
  readonly baseUrl: string;
  readonly stateUrl: string | undefined;
  readonly token: string | undefined;
  readonly only: readonly string[];
  readonly junit: string | undefined;
  readonly json: string | undefined;
  readonly list: boolean;
}

/** What was asked for cannot be done as it was asked; the message says why. */
export class UsageError extends Error {}

const asUrl = (name: string, text: string) => {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new UsageError(`--${name} must be an http address, not "${text}"`);
  return text.replace(/\/+$/, '');
};

/** Reads the command line of `verify`. */
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
