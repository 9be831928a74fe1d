import { ListedCommonPasswords } from './listed-common-passwords';

const common = new ListedCommonPasswords();

it.each(['password1', 'Password1', '12345678', 'iloveyou'])('knows that %s is common', async (password) => {
  expect(await common.has(password)).toBe(true);
});

it.each(['correct horse battery', 'long enough', 'password1 of mine'])(
  'accepts %s, which is not listed',
  async (password) => {
    expect(await common.has(password)).toBe(false);
  },
);
