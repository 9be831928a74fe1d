import { hashPassword, passwordMatches } from './password-hasher';

it('accepts its own password and no other [BD-19]', async () => {
  const stored = await hashPassword('correct horse battery');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwordMatches(stored, 'correct horse battery')).toBe(true);
  expect(await passwordMatches(stored, 'correct horse batterz')).toBe(false);
});

it('refuses any password where there is no account [BD-19]', async () => {
  expect(await passwordMatches(undefined, '')).toBe(false);
  expect(await passwordMatches(null, 'correct horse battery')).toBe(false);
});
