/**
 * The text that is printed when the shop, or one of its servers, is ready.
 * @param {'shop' | 'backend' | 'storefront'} what
 * @param {{ url: string, mode?: string, providers?: Record<string, string>, demo?: { zipcodes: { zipcode: string, note: string }[], accounts: { email: string, note: string }[], password: string, outbox: string } }} ready
 */
export function welcome(what, { url, mode, providers, demo }) {
  const lines = ['', `The ${what} is open: ${url}`];
  if (mode) lines.push(`Mode: ${mode}; ${describeProviders(providers)}`);
  if (demo) {
    lines.push('', 'Demo zipcodes', ...table(demo.zipcodes.map(({ zipcode, note }) => [zipcode, note])));
    lines.push(
      '',
      `Demo accounts (password: ${demo.password})`,
      ...table(demo.accounts.map(({ email, note }) => [email, note])),
      '',
      `Outgoing mail is shown at ${new URL(demo.outbox, url)}`,
    );
  }
  return [...lines, '', 'Press Ctrl+C to stop; your data is kept.', ''].join('\n');
}

const describeProviders = ({ cards, upi, identity, mail }) =>
  `cards: ${cards}, UPI: ${upi}, identity checks: ${identity}, mail: ${mail}`;

function table(rows) {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`);
}
