import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { AltchaCaptcha } from './altcha-captcha';

const spent = { spend: async () => true };
const withSecrets = (...secrets: string[]) => new AltchaCaptcha(spent, { required: true, secrets, cost: 1 });

async function solvedFor(captcha: AltchaCaptcha): Promise<string> {
  const challenge = await captcha.challenge();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

it('is signed with the first secret, and accepted with its predecessors as well', async () => {
  const solved = await solvedFor(withSecrets('old'));
  expect(await withSecrets('new', 'old').accepts(solved)).toBe(true);
  expect(await withSecrets('new').accepts(solved)).toBe(false);
  expect(await withSecrets('new').accepts(await solvedFor(withSecrets('new', 'old')))).toBe(true);
});

it('is accepted by nobody else where no secret is set', async () => {
  const solved = await solvedFor(withSecrets());
  expect(await withSecrets().accepts(solved)).toBe(false);
});
