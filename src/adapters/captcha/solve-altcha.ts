import { type Challenge, pbkdf2, solveChallenge } from 'altcha/lib';

/** ALTCHA's own solver. */
export const solveAltcha = (challenge: object): Promise<object | null> =>
  solveChallenge({ challenge: challenge as Challenge, deriveKey: pbkdf2.deriveKey });
