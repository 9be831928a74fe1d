import { isIP } from 'node:net';

/** None, networks, or whether to trust an address by the number of proxies in front of it. */
export type TrustedProxies = false | string[] | ((address: string, proxiesBefore: number) => boolean);

const NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Reads which proxies may say whose request they pass on (X-Forwarded-For, -Proto and -Host). It is never everybody:
 * anyone could then pretend to be any client. A number is for a server that can be reached through its proxies only.
 *
 * @param text `0`, a number of proxies, or networks separated by commas, such as `loopback,10.0.0.0/8`
 * @returns undefined if it is invalid
 */
export function trustedProxies(text: string): TrustedProxies | undefined {
  if (text === '0' || text === 'false') return false;
  if (/^\d$/.test(text)) return (_address, proxiesBefore) => proxiesBefore < Number(text);
  const networks = text.split(',').map((network) => network.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

export const TRUSTED_PROXIES_ARE =
  'a number of proxies, or their networks such as loopback or 10.0.0.0/8, separated by commas';

function isNetwork(text: string): boolean {
  if (NETWORKS.has(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
