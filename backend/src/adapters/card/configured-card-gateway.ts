import type { Settings } from '../../config';
import type { CardGateway } from '../../application/customer/card-gateway.port';
import type { Clock } from '../../application/shared/clock.port';
import { SandboxCardGateway } from './sandbox-card-gateway';
import { StripeCardGateway } from './stripe-card-gateway';

/** Stripe if the deployment has its secret key, otherwise the sandbox. */
export const openCardGateway = ({ stripe }: Pick<Settings, 'stripe'>, clock: Clock): CardGateway =>
  stripe ? new StripeCardGateway(stripe) : new SandboxCardGateway(clock);
