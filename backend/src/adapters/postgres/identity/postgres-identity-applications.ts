import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { IdentityApplications } from '../../../application/identity/identity-applications.port';
import type { IdentityApplication, IdentityDocument } from '../../../domain/identity/identity-application';
import type { Connection } from '../repository-registry';
import { customers, identityApplications } from '../schema';

const owned = (id: string, customerId: number) =>
  and(eq(identityApplications.id, id), eq(identityApplications.customerId, customerId));

const unconfirmed = (id: string) =>
  and(eq(identityApplications.id, id), isNull(identityApplications.confirmedAt));

export class PostgresIdentityApplications implements IdentityApplications {
  constructor(private readonly db: Connection) {}

  async claim(id: string, customerId: number): Promise<IdentityApplication | undefined> {
    await this.db.insert(identityApplications).values({ id, customerId }).onConflictDoNothing();
    return this.findOwn(id, customerId);
  }

  async findOwn(id: string, customerId: number): Promise<IdentityApplication | undefined> {
    const [application] = await this.db.select().from(identityApplications).where(owned(id, customerId));
    return application;
  }

  async lockOwn(id: string, customerId: number): Promise<IdentityApplication | undefined> {
    const [application] = await this.db
      .select()
      .from(identityApplications)
      .where(owned(id, customerId))
      .for('update');
    return application;
  }

  async recordUpload(id: string, now: Date): Promise<boolean> {
    const [recorded] = await this.db
      .update(identityApplications)
      .set({ picturesAt: now })
      .where(eq(identityApplications.id, id))
      .returning({ id: identityApplications.id });
    await this.db
      .update(identityApplications)
      .set({ isMatch: null, dateOfBirth: null, documentLast4: null })
      .where(unconfirmed(id));
    return recorded !== undefined;
  }

  async recordVerification(
    id: string,
    isMatch: boolean,
    { dateOfBirth, number }: IdentityDocument,
  ): Promise<void> {
    await this.db
      .update(identityApplications)
      .set({ isMatch, dateOfBirth, documentLast4: number.slice(-4) })
      .where(unconfirmed(id));
  }

  async confirm(id: string, customerId: number, now: Date): Promise<void> {
    await this.db
      .update(customers)
      .set({ isVerified: true, verificationId: id })
      .where(eq(customers.id, customerId));
    await this.db
      .update(identityApplications)
      .set({ confirmedAt: now })
      .where(eq(identityApplications.id, id));
  }

  async withPicturesOf(customerId: number): Promise<IdentityApplication[]> {
    const own = eq(identityApplications.customerId, customerId);
    return this.db
      .select()
      .from(identityApplications)
      .where(and(own, isNotNull(identityApplications.picturesAt)));
  }

  async withPicturesFrom(before: Date): Promise<IdentityApplication[]> {
    return this.db.select().from(identityApplications).where(lt(identityApplications.picturesAt, before));
  }

  async markPicturesDeleted(id: string): Promise<void> {
    await this.db.delete(identityApplications).where(unconfirmed(id));
    await this.db
      .update(identityApplications)
      .set({ picturesAt: null })
      .where(eq(identityApplications.id, id));
  }
}
