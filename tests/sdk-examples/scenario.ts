import type { OperationId, ShopClient } from '@cork-and-petal/sdk';
import type { ProviderState } from '../../contracts/states';

/** What a state tells of itself: every value that the example's state gives is there. */
export type Values = Readonly<Record<string, string>>;

/** An example of the SDK's, the state that it begins in, and what it comes to against the reference backend. */
export interface Scenario {
  readonly call: OperationId;
  readonly given: ProviderState;
  /** Each wants the values of its own state. */
  readonly run: (shop: ShopClient, values: never) => Promise<unknown>;
  readonly result: unknown;
}
