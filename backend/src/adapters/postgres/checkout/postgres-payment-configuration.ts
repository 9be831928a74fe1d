import { eq } from 'drizzle-orm';
import type { PaymentConfiguration } from '../../../application/checkout/payment-configuration.port';
import type { Connection } from '../repository-registry';
import { stores } from '../schema';

export class PostgresPaymentConfiguration implements PaymentConfiguration {
  constructor(private readonly db: Connection) {}

  async publishableKey(): Promise<string | null | undefined> {
    const [store] = await this.db.select({ key: stores.publishableKey }).from(stores).where(eq(stores.id, 1));
    return store?.key;
  }
}
