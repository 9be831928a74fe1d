import { eq } from 'drizzle-orm';
import { Customers } from '../../../application/customer/customers.port';
import type { Connection } from '../repository-registry';
import { customers } from '../schema';
import { lockCustomer } from './customer.repository';

export class PostgresCustomers extends Customers {
  constructor(private readonly db: Connection) {
    super();
  }

  async lock(id: number): Promise<void> {
    await lockCustomer(this.db, id);
  }

  async emailOf(id: number): Promise<string | undefined> {
    const [customer] = await this.db
      .select({ email: customers.email })
      .from(customers)
      .where(eq(customers.id, id));
    return customer?.email;
  }
}
