import type { Settings } from '../config';
import type { CardGateway } from './card-gateway';
import type { Clock } from './clock';
import { SandboxCardGateway } from './sandbox-card-gateway';
import { StripeCardGateway } from './stripe-card-gateway';

/** Stripe where the deployment has its key, else the sandbox. */
export const openCardGateway = ({ stripe }: Pick<Settings, 'stripe'>, clock: Clock): CardGateway =>
  stripe ? new StripeCardGateway(stripe) : new SandboxCardGateway(clock);
