import { StripeCharges } from '../adapters/card/stripe-charges';
import { cardEventHandler } from '../start/settling';
import { cardEventsCommand } from './card-events-command';
import { runOnServices } from './run-on-services';

/** Runs a command on the card provider's events in the database that this process is configured for. */
export const runCardEvents = (words: string[]): Promise<void> =>
  runOnServices((services) => {
    const { stripe } = services.settings;
    const handle = stripe && cardEventHandler(services, new StripeCharges(stripe));
    return cardEventsCommand({ ...services, handle }, words);
  });
