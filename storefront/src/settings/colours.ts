import { z } from 'zod';
import { COLOUR_TOKENS } from '../../../settings/colour-tokens';
import { type Colours, type ColourToken, contrasts, type PairContrast } from '../../../settings/contrast';
import { parsed } from './kinds';

const TOKENS = Object.keys(COLOUR_TOKENS) as [ColourToken, ...ColourToken[]];
const IS_COLOUR = 'must be a colour such as "#1f4d3a", or two of them, for the light and the dark theme';
const IS_OBJECT = 'must be a JSON object such as {"primary": "#1f4d3a"}';
const IS_NAMED = `must name colours among ${TOKENS.join(', ')}`;

const hex = z
  .string({ error: IS_COLOUR })
  .regex(/^#[\da-f]{6}$/i, { error: IS_COLOUR, abort: true })
  .toLowerCase();

const themes = z.preprocess(
  (value) => (typeof value === 'string' ? [value, value] : value),
  z.tuple([hex, hex], { error: IS_COLOUR }),
);

/** Colours by token. Colours that have too little contrast to the shop's other colours are refused. */
export const colours = () =>
  z
    .preprocess(
      parsed,
      z
        .partialRecord(z.enum(TOKENS), themes, {
          error: ({ code }: { code?: string }) => (code === 'unrecognized_keys' ? IS_NAMED : IS_OBJECT),
        })
        .superRefine((own, context) => {
          for (const { message, path } of unreadable(own))
            context.addIssue({ code: 'custom', message, path });
        }),
    )
    .default({});

function unreadable(own: Colours): { message: string; path: string[] }[] {
  return contrasts(own).flatMap((pair) => {
    const { foreground, background, ratio, required } = pair;
    const [changed, other] = foreground[0] in own ? [foreground, background] : [background, foreground];
    if (ratio >= required || !(changed[0] in own)) return [];
    return [{ path: [changed[0]], message: problem(pair, other) }];
  });
}

const problem = (
  { theme, ratio, required }: PairContrast,
  [token, colour]: PairContrast['background'],
): string =>
  `must have a contrast of ${required}:1 or more to ${token} (${colour}) in the ${theme} theme; it is ${floored(ratio)}:1`;

/** Rounded down, so that an insufficient ratio is never shown as sufficient. */
const floored = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);
