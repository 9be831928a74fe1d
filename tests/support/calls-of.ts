import type { Result } from '../../src/domain/shared/result';

/**
 * How the shop makes each call of a port, by its operation id, for tests that change its answer. A call that is made for
 * several purposes has several entries: `searchProducts, for suggestions`.
 */
export type CallsOf<Port> = Readonly<
  Record<string, (port: Port) => Promise<Result<unknown, { readonly kind: string }>>>
>;
