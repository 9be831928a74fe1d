import { readSettings } from './read-settings';

const readColours = (value: unknown) =>
  readSettings({ BACKEND_URL: 'https://backend.example', BRAND_COLOURS: JSON.stringify(value) })
    .BRAND_COLOURS;

it('reads colours for both themes, or one for both', () => {
  const own = { bottle: ['#2B2B6F', '#b0b0ff'], 'success-solid': '#006400' };
  expect(readColours(own)).toEqual({
    bottle: ['#2b2b6f', '#b0b0ff'],
    'success-solid': ['#006400', '#006400'],
  });
});

it('refuses a colour on which the shop could not be read, with the contrast and where it is missing', () => {
  expect(() => readColours({ cellar: ['#18392b', '#8f8f8f'] })).toThrow(
    'BRAND_COLOURS["cellar"] must have a contrast of 4.5:1 or more to on-cellar (#efe8dc) in the dark theme; it is 2.65:1, not ["#18392b","#8f8f8f"].',
  );
  expect(() => readColours({ 'line-strong': '#cccccc' })).toThrow(
    '3:1 or more to paper (#fbf8f3) in the light',
  );
});

it('compares colours that are both set with each other', () => {
  const ground = { cellar: '#ffffff' };
  expect(() => readColours(ground)).toThrow('on-cellar');
  expect(readColours({ ...ground, 'on-cellar': '#000000', 'on-cellar-muted': '#333333' })).toBeTruthy();
});

it.each([
  [
    { bottle: 'red' },
    'BRAND_COLOURS["bottle"] must be a colour such as "#1f4d3a", or two of them, for the light and the dark theme, not "red".',
  ],
  [{ bottle: ['#112233'] }, 'BRAND_COLOURS["bottle"] must be a colour'],
  [{ bottle: '#000000;}body{display:none' }, 'BRAND_COLOURS["bottle"] must be a colour'],
  [{ botle: '#112233' }, 'BRAND_COLOURS must name colours among paper, card, '],
  [['#112233'], 'BRAND_COLOURS must be a JSON object such as {"bottle": "#1f4d3a"}'],
])('refuses %j', (value, problem) => {
  expect(() => readColours(value)).toThrow(problem);
});
