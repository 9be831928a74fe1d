import { z } from 'zod';
import { trustedProxies, TRUSTED_PROXIES_ARE } from '../../../server/trusted-proxies';

/** Kinds of settings: each reads the text of an environment variable. */

export const text = (fallback: string) => z.string().default(fallback);

/** A file or folder; relative to the working folder. */
export const path = text;

const number = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number')
  .transform(Number);

export const wholeNumber = (fallback: number) => number.default(fallback);

export const optionalNumber = () => number.optional();

export const proxies = () =>
  z
    .string()
    .transform((words, context) => {
      const trusted = trustedProxies(words);
      if (trusted !== undefined) return trusted;
      context.addIssue(`must be ${TRUSTED_PROXIES_ARE}`);
      return z.NEVER;
    })
    .default(false);

/** Part of the content security policy, so only a plain origin is accepted. */
export const origin = () =>
  z
    .string({ error: 'is required: an origin such as https://shop.example' })
    .refine(isOrigin, 'must be an origin such as https://shop.example')
    .transform((address) => new URL(address).origin);

export const list = <Item extends z.ZodType<string, string>>(item: Item) =>
  z
    .string()
    .transform((items) =>
      items
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item))
    .default([]);

function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin: plain, protocol } = new URL(address);
  return /^https?:$/.test(protocol) && plain === address.replace(/\/$/, '');
}
