import type { CustomerKind } from './session';

/** A member or a guest. */
export interface Customer {
  id: number;
  kind: CustomerKind;
  /** Stored as typed, compared in lower case. */
  email: string;
  /** null for guests. */
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  /** `1990-04-23` */
  dateOfBirth: string | null;
  gender: string;
  country: string;
  newsletterSubscription: boolean;
  notification: boolean;
  isVerified: boolean;
  /** Application id of the successful identity check. */
  verificationId: string | null;
  faceCheckBeforeOrder: boolean;
  /** The customer's id at the card provider, if any. */
  providerCustomerId: string | null;
}

export type NewCustomer = Partial<Omit<Customer, 'id'>> &
  Pick<Customer, 'kind' | 'email'> & { createdAt: Date };

/** The preferences of an account. */
export type Preferences = Partial<Pick<Customer, 'newsletterSubscription' | 'notification'>>;
