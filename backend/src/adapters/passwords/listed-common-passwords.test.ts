import { ListedCommonPasswords } from './listed-common-passwords';

const common = new ListedCommonPasswords(['Cork & Petal', 'wine']);

it.each(['password1', 'Password1', '12345678', 'iloveyou'])('knows that %s is common', async (password) => {
  expect(await common.has(password)).toBe(true);
});

it.each(['corkpetal', 'CorkAndPetal!', 'Cork & Petal 2026', 'petal-wine-petal', 'Wine2026wine'])(
  'knows that %s consists of words that are guessed for the shop',
  async (password) => {
    expect(await common.has(password)).toBe(true);
  },
);

it.each([
  'correct horse battery',
  'long enough',
  'password1 of mine',
  'petals in the cork',
  '8271940356',
  '8271940356-y',
])('accepts %s, which is neither', async (password) => {
  expect(await common.has(password)).toBe(false);
});
