/**
 * Paths of the backend: those of the contract, its pictures, its API reference, the events of payment providers, and the
 * demo's own pages. Every other path belongs to the shop, so that `/wallet/shipping` survives a reload, and that
 * what else a backend serves does not become public.
 */
export const BACKEND_PATHS = [
  '/api/*',
  '/connect/*',
  '/payuapi/*',
  '/wallet/wallet/*',
  '/media/*',
  '/docs',
  '/docs/*',
  '/_webhooks/*',
  '/_outbox',
  '/_outbox/*',
  '/_faults',
] as const;

/** The entry of `BACKEND_PATHS` that an address belongs to, if any. */
export const backendArea = (address: string): string =>
  BACKEND_PATHS.find((path) =>
    path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path,
  ) ?? 'other';
