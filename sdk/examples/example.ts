import type { ShopClient } from '@cork-and-petal/sdk';

/** How a call is used and what it gives. The project's tests run it against the reference backend. */
export interface Example<Values, Result> {
  /** The state in which the example begins, as the contract names it. */
  readonly given: string;
  /**
   * @param shop a client for the customer of the state
   * @param values what the example needs of the state: ids, dates that can be ordered for
   */
  readonly run: (shop: ShopClient, values: Values) => Promise<Result>;
  /** What `run` returns, or a condition that it meets. */
  readonly result: NoInfer<Result> | ((result: NoInfer<Result>) => boolean);
}

/** Declares an example, and infers its types. */
export const example = <Values, Result>(declared: Example<Values, Result>): Example<Values, Result> =>
  declared;
