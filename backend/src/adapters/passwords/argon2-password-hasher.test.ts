import { Argon2PasswordHasher } from './argon2-password-hasher';

const passwords = new Argon2PasswordHasher();

it('accepts its own password and no other [BD-19]', async () => {
  const stored = await passwords.hash('correct horse battery');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches(stored, 'correct horse battery')).toBe(true);
  expect(await passwords.matches(stored, 'correct horse batterz')).toBe(false);
});

it('refuses any password where there is no account [BD-19]', async () => {
  expect(await passwords.matches(undefined, '')).toBe(false);
  expect(await passwords.matches(null, 'correct horse battery')).toBe(false);
});
