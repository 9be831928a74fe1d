import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../database';
import { identityApplications } from '../schema';
import type { IdentityDocument } from '../../../application/identity/identity-verifier.port';

export type IdentityApplication = typeof identityApplications.$inferSelect;

/** An application that does not exist and one that is somebody else's get the same answer (BDG-02). */
export const NO_SUCH_APPLICATION = 'This application does not exist.';

const owned = (id: string, customerId: number) =>
  and(eq(identityApplications.id, id), eq(identityApplications.customerId, customerId));

/** The application, which becomes the customer's when it is nobody's yet (KYC-06). */
export async function claimApplication(
  db: Database,
  id: string,
  customerId: number,
): Promise<IdentityApplication | undefined> {
  await db.insert(identityApplications).values({ id, customerId }).onConflictDoNothing();
  return findOwnApplication(db, id, customerId);
}

export async function findOwnApplication(
  db: Database,
  id: string,
  customerId: number,
): Promise<IdentityApplication | undefined> {
  const [application] = await db.select().from(identityApplications).where(owned(id, customerId));
  return application;
}

export async function lockOwnApplication(
  tx: Transaction,
  id: string,
  customerId: number,
): Promise<IdentityApplication | undefined> {
  const [application] = await tx
    .select()
    .from(identityApplications)
    .where(owned(id, customerId))
    .for('update');
  return application;
}

/** A picture comes in: what was found in earlier ones says nothing of it. False when there is no such application. */
export async function noticePicture(db: Database, id: string, now: Date): Promise<boolean> {
  const [noticed] = await db
    .update(identityApplications)
    .set({ picturesAt: now })
    .where(eq(identityApplications.id, id))
    .returning({ id: identityApplications.id });
  await db
    .update(identityApplications)
    .set({ isMatch: null, dateOfBirth: null, documentLast4: null })
    .where(and(eq(identityApplications.id, id), isNull(identityApplications.confirmedAt)));
  return noticed !== undefined;
}

export async function recordVerification(
  db: Database,
  id: string,
  isMatch: boolean,
  { dateOfBirth, number }: IdentityDocument,
): Promise<void> {
  await db
    .update(identityApplications)
    .set({ isMatch, dateOfBirth, documentLast4: number.slice(-4) })
    .where(and(eq(identityApplications.id, id), isNull(identityApplications.confirmedAt)));
}

/** The customer's own that may have pictures. */
export async function applicationsWithPicturesOf(
  db: Database,
  customerId: number,
): Promise<IdentityApplication[]> {
  const own = eq(identityApplications.customerId, customerId);
  return db
    .select()
    .from(identityApplications)
    .where(and(own, isNotNull(identityApplications.picturesAt)));
}

/** Those whose pictures came in before then. */
export async function applicationsWithPicturesFrom(
  db: Database,
  before: Date,
): Promise<IdentityApplication[]> {
  return db.select().from(identityApplications).where(lt(identityApplications.picturesAt, before));
}

/** Without its pictures an unfinished application is nothing, and is forgotten; a confirmed one stays. */
export async function forgetPictures(db: Database, id: string): Promise<void> {
  await db
    .delete(identityApplications)
    .where(and(eq(identityApplications.id, id), isNull(identityApplications.confirmedAt)));
  await db.update(identityApplications).set({ picturesAt: null }).where(eq(identityApplications.id, id));
}
