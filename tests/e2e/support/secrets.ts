import { DEMO_PASSWORD } from '../../../demo/data/people';

/** Secrets that a browser run types, sends and receives, and that no log may contain (BDG-05). */
const SECRETS: Readonly<Record<string, RegExp>> = {
  'a password': new RegExp(`${DEMO_PASSWORD}|eight-or-more|battery staple`, 'i'),
  'a token': /\b(tok|rst)_\w|Bearer|api_token/,
  'an e-mail': /@example\.(com|org)/,
  'a card number': /4242 ?4242 ?4242 ?4242|4000 ?0000 ?0000/,
  'a picture': /\/9j\/|data:image|imageData/,
  'a telephone number': /\b(212|415)555\d{4}\b/,
};

/** The kinds of secrets in a log, each with its place. */
export const secretsIn = (log: string): string[] =>
  Object.entries(SECRETS).flatMap(([kind, pattern]) => {
    const at = log.search(pattern);
    return at < 0 ? [] : [`${kind}: …${log.slice(Math.max(0, at - 60), at + 60)}…`];
  });
