import { Customers } from '../../../application/customer/customers.port';
import type { Connection } from '../repository-registry';
import { lockCustomer } from './customer.repository';

export class PostgresCustomers extends Customers {
  constructor(private readonly db: Connection) {
    super();
  }

  async lock(id: number): Promise<void> {
    await lockCustomer(this.db, id);
  }
}
