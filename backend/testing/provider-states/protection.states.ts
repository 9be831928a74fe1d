import type { TestServices } from '../test-services';
import type { Challenge } from 'altcha-lib/types';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FaultKind } from '../../src/adapters/postgres/schema/faults';
import type { OperationId } from '../../src/adapters/http/operation';
import { credentialsOf } from './customer.states';
import { givenJane, JANES_PASSWORD } from './given-customer';
import { givenNewYork } from './given-location';
import type { States } from './state';
import { resetOnNextState } from './reset-on-next-state';

/** States of the checks before every call: captcha, rate limits, and injected faults. */
export const protectionStates: States = {
  /**
   * Jane is registered and 10001 is served; `captchaSolution` is correct and good for one call. In all other states
   * the captcha is off.
   */
  'the captcha is checked': async (services) => {
    await givenNewYork(services.db);
    await givenJane(services);
    const { captcha } = services.settings;
    const before = captcha.required;
    captcha.required = true;
    resetOnNextState(services, () => (captcha.required = before));
    return { password: JANES_PASSWORD, captchaSolution: await solution(services) };
  },

  /** The parameters say which call fails, and how: `detail`, `no-body`, `refusal`, `slow` or `reset`. Jane is signed in. */
  'a call fails on purpose': async (services, { operationId, kind }) => {
    const jane = await givenJane(services);
    await services.faults.set(operationId as OperationId, kind as FaultKind, null);
    return { ...credentialsOf(jane), password: JANES_PASSWORD };
  },

  'too many wrong passwords were tried for jane@example.com': async (services) => {
    await givenJane(services);
    // The next call from any address is one too many.
    const { settings } = services;
    const before = settings.limitFactor;
    settings.limitFactor = 0;
    resetOnNextState(services, () => (settings.limitFactor = before));
    return { password: JANES_PASSWORD };
  },

  /** The next call exceeds its rate limit, whichever it is. Jane is signed in. */
  'the caller has used up every limit': async (services) => {
    const { settings } = services;
    const before = settings.limitFactor;
    settings.limitFactor = 0;
    resetOnNextState(services, () => (settings.limitFactor = before));
    return credentialsOf(await givenJane(services));
  },
};

async function solution({ captcha }: TestServices): Promise<string> {
  const challenge = (await captcha.challenge()) as Challenge;
  const solved = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution: solved })).toString('base64');
}
