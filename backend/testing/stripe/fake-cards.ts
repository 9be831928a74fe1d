import { SANDBOX_CARDS, type SandboxCard } from '../../src/adapters/card/sandbox-cards';

/** The cards of the sandbox, and one for which it would need the page of a bank. */
export const STRIPE_CARDS: Record<string, SandboxCard> = {
  ...SANDBOX_CARDS,
  threeDSecureRequiredChargeDeclined: {
    ...SANDBOX_CARDS.threeDSecure2Required!,
    last4: '1629',
  },
};

/** Whether the shopper has to authenticate (3-D Secure), and whether the bank declines the card nevertheless. */
export const authenticationOf = (name: string): { isNeeded: boolean; isDeclinedAfterwards: boolean } => ({
  isNeeded: name.startsWith('threeDSecure'),
  isDeclinedAfterwards: name === 'threeDSecureRequiredChargeDeclined',
});
