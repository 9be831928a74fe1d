import { readSettings } from './read-settings';

const readColours = (value: unknown) =>
  readSettings({ BACKEND_URL: 'https://backend.example', BRAND_COLOURS: JSON.stringify(value) })
    .BRAND_COLOURS;

it('reads colours for both themes, or one for both', () => {
  const own = { primary: ['#2B2B6F', '#b0b0ff'], 'success-solid': '#006400' };
  expect(readColours(own)).toEqual({
    primary: ['#2b2b6f', '#b0b0ff'],
    'success-solid': ['#006400', '#006400'],
  });
});

it('refuses a colour with too little contrast, and reports the contrast and the other colour', () => {
  expect(() => readColours({ 'primary-dark': ['#18392b', '#8f8f8f'] })).toThrow(
    'BRAND_COLOURS["primary-dark"] must have a contrast of 4.5:1 or more to on-primary-dark (#efe8dc) in the dark theme; it is 2.65:1, not ["#18392b","#8f8f8f"].',
  );
  expect(() => readColours({ 'border-strong': '#cccccc' })).toThrow(
    '3:1 or more to background (#fbf8f3) in the light',
  );
});

it('compares colours that are both set with each other', () => {
  const dark = { 'primary-dark': '#ffffff' };
  expect(() => readColours(dark)).toThrow('on-primary-dark');
  expect(
    readColours({ ...dark, 'on-primary-dark': '#000000', 'on-primary-dark-muted': '#333333' }),
  ).toBeTruthy();
});

it.each([
  [
    { primary: 'red' },
    'BRAND_COLOURS["primary"] must be a colour such as "#1f4d3a", or two of them, for the light and the dark theme, not "red".',
  ],
  [{ primary: ['#112233'] }, 'BRAND_COLOURS["primary"] must be a colour'],
  [{ primary: '#000000;}body{display:none' }, 'BRAND_COLOURS["primary"] must be a colour'],
  [{ primry: '#112233' }, 'BRAND_COLOURS must name colours among background, surface, '],
  [['#112233'], 'BRAND_COLOURS must be a JSON object such as {"primary": "#1f4d3a"}'],
])('refuses %j', (value, problem) => {
  expect(() => readColours(value)).toThrow(problem);
});
