import { and, eq } from 'drizzle-orm';
import { OrderAddresses } from '../../../application/customer/order-addresses.port';
import type { Address } from '../../../domain/customer/address';
import type { Connection } from '../repository-registry';
import { addresses } from '../schema';
import { findPrimaryAddress } from './address.repository';

export class PostgresOrderAddresses extends OrderAddresses {
  constructor(private readonly db: Connection) {
    super();
  }

  async findOwn(id: number, customerId: number): Promise<Address | undefined> {
    const [address] = await this.db
      .select()
      .from(addresses)
      .where(and(eq(addresses.id, id), eq(addresses.customerId, customerId)));
    return address;
  }

  findPrimary(customerId: number): Promise<Address | undefined> {
    return findPrimaryAddress(this.db, customerId);
  }
}
