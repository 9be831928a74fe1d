/** Paths of the backend; every other path belongs to the shop, so that `/wallet/shipping` survives a reload. */
const BACKEND = /^\/(?:api|connect|payuapi|media|wallet\/wallet|_[^/]*)(?:\/|$)/;

export function isBackendPath(path: string): boolean {
  return BACKEND.test(path);
}
