import type { OperationId, ShopClient } from '@cork-and-petal/sdk';
import type { ProviderState } from '../../contracts/states';

/** The values of a provider state: every value that the example's state provides. */
export type Values = Readonly<Record<string, string>>;

/** An example of the SDK, the state it begins in, and its expected result against the reference backend. */
export interface Scenario {
  readonly call: OperationId;
  readonly given: ProviderState;
  /** Each example needs the values of its own state. */
  readonly run: (shop: ShopClient, values: never) => Promise<unknown>;
  readonly result: unknown;
}
