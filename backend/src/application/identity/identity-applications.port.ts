import type { IdentityApplication, IdentityDocument } from '../../domain/identity/identity-application';

export abstract class IdentityApplications {
  /**
   * The application, which is assigned to the customer if it has no owner (KYC-06); undefined if it is somebody else's.
   */
  abstract claim(id: string, customerId: number): Promise<IdentityApplication | undefined>;

  abstract findOwn(id: string, customerId: number): Promise<IdentityApplication | undefined>;

  abstract lockOwn(id: string, customerId: number): Promise<IdentityApplication | undefined>;

  /** Records an upload, which invalidates earlier results. False if there is no such application. */
  abstract recordUpload(id: string, now: Date): Promise<boolean>;

  abstract recordVerification(id: string, isMatch: boolean, document: IdentityDocument): Promise<void>;

  /** Verifies the customer by this application. Pictures of uploads in progress are left to the clean-up. */
  abstract confirm(id: string, customerId: number, now: Date): Promise<void>;

  /** The customer's applications that may have pictures. */
  abstract withPicturesOf(customerId: number): Promise<IdentityApplication[]>;

  /** The applications whose pictures were uploaded before then. */
  abstract withPicturesFrom(before: Date): Promise<IdentityApplication[]>;

  /** Without its pictures an unfinished application is deleted; a confirmed one stays. */
  abstract markPicturesDeleted(id: string): Promise<void>;
}
