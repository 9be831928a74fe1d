import { connect } from 'node:tls';
import type { Settings } from '../config';
import { type Finding, note, ok, problem, reasonOf } from './finding';

const ABOUT = 'TLS';
const TIMEOUT_MS = 5_000;
const DAY_MS = 86_400_000;
/** A certificate that renews itself does so a month before; two weeks before, something is wrong. */
const EXPIRES_SOON_DAYS = 14;

/** When the certificate of a server ends; fails if it is not valid for that host. */
export type ReadCertificate = (url: URL) => Promise<Date>;

/** What shoppers reach at SHOP_ORIGIN. */
export async function checkOrigin(
  { shopOrigin, mode }: Settings,
  now: Date,
  readCertificate: ReadCertificate = certificateOf,
): Promise<Finding> {
  if (!shopOrigin) return note(ABOUT, 'not checked, since SHOP_ORIGIN is not set');
  const url = new URL(shopOrigin);
  if (url.protocol === 'http:') return withoutTls(url, mode);
  try {
    const days = Math.floor(((await readCertificate(url)).getTime() - now.getTime()) / DAY_MS);
    return days >= EXPIRES_SOON_DAYS
      ? ok(ABOUT, `the certificate of ${url.hostname} is valid for ${days} days`)
      : problem(
          ABOUT,
          `the certificate of ${url.hostname} ends in ${days} days`,
          'Renew it, and find out why it was not renewed automatically.',
        );
  } catch (error) {
    return problem(
      ABOUT,
      `${url.hostname} cannot be reached safely: ${reasonOf(error)}`,
      'Check its DNS record, its certificate, and the proxy on port 443.',
    );
  }
}

function withoutTls({ hostname }: URL, mode: Settings['mode']): Finding {
  if (mode !== 'production' || hostname === 'localhost' || hostname === '127.0.0.1')
    return note(ABOUT, 'not used on this machine');
  return problem(
    ABOUT,
    'SHOP_ORIGIN is http, so passwords travel readable',
    'Put a proxy with a certificate in front, and set SHOP_ORIGIN to https (docs/deploy.md).',
  );
}

const certificateOf: ReadCertificate = ({ hostname, port }) =>
  new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      timeout: TIMEOUT_MS,
    });
    socket.once('secureConnect', () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.end();
    });
    socket.once('timeout', () => socket.destroy(new Error('no answer in time')));
    socket.once('error', reject);
  });
