import type { OperationId, ShopClient } from '@cork-and-petal/sdk';
import type { ProviderState } from '../../contracts/states';
import { cartScenarios } from './scenarios.cart';
import { catalogScenarios } from './scenarios.catalog';
import { checkoutScenarios } from './scenarios.checkout';
import { customerScenarios } from './scenarios.customer';
import { identityScenarios } from './scenarios.identity';
import { walletScenarios } from './scenarios.wallet';

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

export const scenarios: readonly Scenario[] = [
  ...catalogScenarios,
  ...cartScenarios,
  ...checkoutScenarios,
  ...customerScenarios,
  ...identityScenarios,
  ...walletScenarios,
];
