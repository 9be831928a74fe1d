import { COLOUR_TOKENS } from '../../../settings/colour-tokens';
import { contrasts } from '../../../settings/contrast';

it('knows every colour token', () => {
  expect(Object.keys(COLOUR_TOKENS).length).toBeGreaterThan(30);
});

test.each(contrasts().map((pair) => [pair.theme, pair.foreground[0], pair.background[0], pair] as const))(
  'in the %s theme %s on %s meets WCAG AA',
  (_theme, _of, _on, { ratio, required }) => {
    expect(ratio).toBeGreaterThanOrEqual(required);
  },
);
