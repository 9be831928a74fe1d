import { and, eq, exists, inArray, isNull, not, or, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { AgeChecks } from '../../../application/identity/age-checks.port';
import type { Session } from '../../../domain/customer/session';
import type { AgeEvidence } from '../../../domain/identity/age';
import type { Connection } from '../repository-registry';
import { categories, customers, productCategories, sessions, variants } from '../schema';

export class PostgresAgeChecks implements AgeChecks {
  constructor(private readonly db: Connection) {}

  async anyRestricted(variantIds: readonly number[]): Promise<boolean> {
    const found = await this.db
      .select({ id: variants.id })
      .from(variants)
      .leftJoin(productCategories, eq(productCategories.productId, variants.productId))
      .leftJoin(categories, eq(categories.id, productCategories.categoryId))
      .where(
        and(
          inArray(variants.id, [...variantIds]),
          // A product without a category is restricted too.
          or(isNull(categories.id), and(categories.ageRestricted, not(this.isAlsoBelow(categories.id)))),
        ),
      )
      .limit(1);
    return found.length > 0;
  }

  /** Whether the product is in a subcategory as well: its categories include all their ancestors. */
  private isAlsoBelow(categoryId: AnyPgColumn): SQL {
    const below = alias(productCategories, 'below');
    const child = alias(categories, 'child');
    return exists(
      this.db
        .select({ id: child.id })
        .from(below)
        .innerJoin(child, eq(child.id, below.categoryId))
        .where(and(eq(below.productId, variants.productId), eq(child.parentId, categoryId))),
    );
  }

  async evidence({ customerId, tokenHash }: Session): Promise<AgeEvidence> {
    const [known] = await this.db
      .select({
        kind: customers.kind,
        isVerified: customers.isVerified,
        dateOfBirth: customers.dateOfBirth,
        declaredAt: sessions.ageDeclaredAt,
      })
      .from(customers)
      .leftJoin(sessions, eq(sessions.tokenHash, tokenHash))
      .where(eq(customers.id, customerId));
    return {
      isGuest: known?.kind !== 'member',
      isVerified: known?.isVerified ?? false,
      dateOfBirth: known?.dateOfBirth ?? null,
      isDeclared: Boolean(known?.declaredAt),
    };
  }
}
