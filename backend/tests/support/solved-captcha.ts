import { solveChallenge } from 'altcha-lib';
import type { Challenge } from 'altcha-lib/types';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestBackend } from '../../testing/start-test-backend';

/** A solution as browsers send it, which is valid once. */
export async function solvedCaptcha(backend: Pick<TestBackend, 'call'>): Promise<string> {
  const { body: challenge } = await backend.call('createCaptchaChallenge');
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
