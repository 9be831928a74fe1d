import { StripeCharges } from '../adapters/card/stripe-charges';
import { ordersCommand } from './orders-command';
import { runOnServices } from './run-on-services';

/** Runs a command on the orders of the database that this process is configured for. */
export const runOrders = (words: string[]): Promise<void> =>
  runOnServices((services) => {
    const { stripe } = services.settings;
    return ordersCommand({ ...services, charges: stripe && new StripeCharges(stripe) }, words);
  });
