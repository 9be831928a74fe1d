import type { IdentityApplication, IdentityDocument } from '../../domain/identity/identity-application';

export abstract class IdentityApplications {
  /** The application, which becomes the customer's when it is nobody's yet (KYC-06); undefined: somebody else's. */
  abstract claim(id: string, customerId: number): Promise<IdentityApplication | undefined>;

  abstract findOwn(id: string, customerId: number): Promise<IdentityApplication | undefined>;

  abstract lockOwn(id: string, customerId: number): Promise<IdentityApplication | undefined>;

  /** A picture comes in: what was found in earlier ones says nothing of it. False when there is no such application. */
  abstract recordUpload(id: string, now: Date): Promise<boolean>;

  abstract recordVerification(id: string, isMatch: boolean, document: IdentityDocument): Promise<void>;

  /** Verifies the customer by this application. Pictures that are still being uploaded are left to the clean-up. */
  abstract confirm(id: string, customerId: number, now: Date): Promise<void>;

  /** The customer's own that may have pictures. */
  abstract withPicturesOf(customerId: number): Promise<IdentityApplication[]>;

  /** Those whose pictures came in before then. */
  abstract withPicturesFrom(before: Date): Promise<IdentityApplication[]>;

  /** Without its pictures an unfinished application is deleted; a confirmed one stays. */
  abstract markPicturesDeleted(id: string): Promise<void>;
}
