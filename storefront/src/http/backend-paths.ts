/**
 * Paths of the backend: those of the contract, its pictures, its API reference, and its own pages, which start with an
 * underscore. Every other path belongs to the shop, so that `/wallet/shipping` survives a reload.
 */
export const BACKEND_PATHS = [
  '/api/*',
  '/connect/*',
  '/payuapi/*',
  '/wallet/wallet/*',
  '/media/*',
  '/docs',
  '/docs/*',
  '/_*',
] as const;

/** The entry of `BACKEND_PATHS` that an address belongs to, if any. */
export const backendArea = (address: string): string =>
  BACKEND_PATHS.find((path) =>
    path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path,
  ) ?? 'other';
