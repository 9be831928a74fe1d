import { type Challenge, pbkdf2, solveChallenge } from 'altcha/lib';

/** ALTCHA's own search for the counter that fits. */
export const solveAltcha = (challenge: object): Promise<object | null> =>
  solveChallenge({ challenge: challenge as Challenge, deriveKey: pbkdf2.deriveKey });
