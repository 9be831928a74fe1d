import type { Dashboard, Preferences } from '../../domain/customer/dashboard';
import type { CallFailure } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import type { CaptchaSolution } from '../shared/captcha.port';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What registering carries (ENT-25); what was not given is blank. */
export interface Registration extends Credentials {
  readonly confirmPassword: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly gender: string;
  readonly country: string;
  readonly wantsNewsletter: boolean;
}

/** ENT-23 */
export interface SignedIn {
  readonly token: string;
  readonly customerId: string;
  readonly name: string;
  readonly cartId: string;
  readonly unitCount: number;
}

/** */
export interface Registered {
  readonly token: string;
  readonly customerId: string;
  readonly cartId: string;
}

export interface GuestSession {
  readonly token: string;
  readonly customerId: string;
}

/** Opening and ending sessions. */
export abstract class Accounts {
  /** The cart goes along, to be merged into the member's own. */
  abstract signIn(
    credentials: Credentials,
    cartId: string,
    captcha: CaptchaSolution,
  ): Promise<Result<SignedIn, CallFailure>>;
  abstract register(
    registration: Registration,
    cartId: string,
    captcha: CaptchaSolution,
  ): Promise<Result<Registered, CallFailure>>;
  abstract startGuestSession(
    email: string,
    cartId: string,
    captcha: CaptchaSolution,
  ): Promise<Result<GuestSession, CallFailure>>;
  abstract signOut(): Promise<Result<null, CallFailure>>;
  /** Name and cards of whoever the token belongs to; a guest has no name. */
  abstract dashboard(): Promise<Result<Dashboard, CallFailure>>;
  /** Saves the switches that are given and no others, and answers the account as it is then. */
  abstract savePreferences(change: Partial<Preferences>): Promise<Result<Dashboard, CallFailure>>;
}
