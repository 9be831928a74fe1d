import { and, asc, desc, eq } from 'drizzle-orm';
import { Addresses, type NewAddress } from '../../../application/customer/addresses.port';
import type { Address } from '../../../domain/customer/address';
import type { AddressKind } from '../../../domain/customer/address-kind';
import type { AddressDetails } from '../../../domain/customer/address-rules';
import type { Connection } from '../repository-registry';
import { addresses } from '../schema';

export class PostgresAddresses implements Addresses {
  constructor(private readonly db: Connection) {}

  async of(customerId: number, kind: AddressKind): Promise<Address[]> {
    return this.db
      .select()
      .from(addresses)
      .where(and(eq(addresses.customerId, customerId), eq(addresses.kind, kind)))
      .orderBy(desc(addresses.isPrimary), asc(addresses.id));
  }

  async findOwn(id: number, customerId: number): Promise<Address | undefined> {
    const [address] = await this.db
      .select()
      .from(addresses)
      .where(and(eq(addresses.id, id), eq(addresses.customerId, customerId)));
    return address;
  }

  async findPrimary(customerId: number): Promise<Address | undefined> {
    const [first] = await this.of(customerId, 'shipping');
    return first?.isPrimary ? first : undefined;
  }

  async findSame(customerId: number, details: AddressDetails): Promise<number | undefined> {
    const own = await this.db.select().from(addresses).where(eq(addresses.customerId, customerId));
    const fields = Object.entries(details) as [keyof AddressDetails, string][];
    return own.find((address) => fields.every(([name, text]) => address[name] === text))?.id;
  }

  async insert(address: NewAddress): Promise<number> {
    const [row] = await this.db.insert(addresses).values(address).returning({ id: addresses.id });
    if (!row) throw new Error('An address was not stored.');
    return row.id;
  }

  async update(id: number, change: Partial<Omit<Address, 'id'>>): Promise<void> {
    await this.db.update(addresses).set(change).where(eq(addresses.id, id));
  }

  async delete(id: number): Promise<void> {
    await this.db.delete(addresses).where(eq(addresses.id, id));
  }

  async clearPrimary(customerId: number): Promise<void> {
    await this.db
      .update(addresses)
      .set({ isPrimary: false })
      .where(and(eq(addresses.customerId, customerId), eq(addresses.isPrimary, true)));
  }
}
