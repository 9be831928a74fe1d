import type { Scenario } from './scenario';
import { cartScenarios } from './scenarios.cart';
import { catalogScenarios } from './scenarios.catalog';
import { checkoutScenarios } from './scenarios.checkout';
import { customerScenarios } from './scenarios.customer';
import { identityScenarios } from './scenarios.identity';
import { walletScenarios } from './scenarios.wallet';

export const scenarios: readonly Scenario[] = [
  ...catalogScenarios,
  ...cartScenarios,
  ...checkoutScenarios,
  ...customerScenarios,
  ...identityScenarios,
  ...walletScenarios,
];
