import { eq } from 'drizzle-orm';
import { PaymentConfiguration } from '../../../application/checkout/payment-configuration.port';
import type { Connection } from '../repository-registry';
import { stores } from '../schema';

export class PostgresPaymentConfiguration extends PaymentConfiguration {
  constructor(private readonly db: Connection) {
    super();
  }

  async publishableKey(): Promise<string | null | undefined> {
    const [store] = await this.db.select({ key: stores.publishableKey }).from(stores).where(eq(stores.id, 1));
    return store?.key;
  }
}
