/** The paths that are the backend's own; every other one is the shop's, so that `/wallet/shipping` survives a reload. */
const BACKEND = /^\/(?:api|connect|payuapi|media|wallet\/wallet|_[^/]*)(?:\/|$)/;

export function isBackendPath(path: string): boolean {
  return BACKEND.test(path);
}
