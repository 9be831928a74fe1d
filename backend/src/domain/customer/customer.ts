import type { CustomerKind } from './session';

/** A member or a guest. */
export interface Customer {
  id: number;
  kind: CustomerKind;
  /** As typed; compared in lower case. */
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
  /** The application id of the identity check that succeeded. */
  verificationId: string | null;
  faceCheckBeforeOrder: boolean;
  /** The customer's id at the card provider, once there is one. */
  providerCustomerId: string | null;
}

export type NewCustomer = Partial<Omit<Customer, 'id'>> &
  Pick<Customer, 'kind' | 'email'> & { createdAt: Date };

/** What a customer may switch on and off in the account. */
export type Preferences = Partial<Pick<Customer, 'newsletterSubscription' | 'notification'>>;
