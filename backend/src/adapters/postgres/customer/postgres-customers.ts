import { and, eq, sql } from 'drizzle-orm';
import type { Customers } from '../../../application/customer/customers.port';
import type { Customer, NewCustomer } from '../../../domain/customer/customer';
import type { Connection } from '../repository-registry';
import { addresses, customers } from '../schema';

export class PostgresCustomers implements Customers {
  constructor(private readonly db: Connection) {}

  async find(id: number): Promise<Customer | undefined> {
    const [customer] = await this.db.select().from(customers).where(eq(customers.id, id));
    return customer;
  }

  async findMember(email: string): Promise<Customer | undefined> {
    const [member] = await this.db
      .select()
      .from(customers)
      .where(and(hasEmail(email), eq(customers.kind, 'member')));
    return member;
  }

  async lock(id: number): Promise<Customer | undefined> {
    const [locked] = await this.db.select().from(customers).where(eq(customers.id, id)).for('no key update');
    return locked;
  }

  async emailOf(id: number): Promise<string | undefined> {
    const [customer] = await this.db
      .select({ email: customers.email })
      .from(customers)
      .where(eq(customers.id, id))
      .for('key share');
    return customer?.email || undefined;
  }

  async isGuestWithoutAddress(id: number, email: string): Promise<boolean> {
    const hasAddress = sql`exists (select 1 from ${addresses} where ${addresses.customerId} = ${customers.id})`;
    const found = await this.db
      .select({ id: customers.id })
      .from(customers)
      .where(and(eq(customers.id, id), eq(customers.kind, 'guest'), hasEmail(email), sql`not ${hasAddress}`));
    return found.length > 0;
  }

  async insert(customer: NewCustomer): Promise<number | undefined> {
    const [row] = await this.db
      .insert(customers)
      .values(customer)
      .onConflictDoNothing()
      .returning({ id: customers.id });
    return row?.id;
  }

  async update(id: number, change: Partial<Omit<Customer, 'id'>>): Promise<Customer> {
    const [changed] = await this.db.update(customers).set(change).where(eq(customers.id, id)).returning();
    if (!changed) throw new Error('There is no such customer.');
    return changed;
  }
}

const hasEmail = (email: string) => eq(sql`lower(${customers.email})`, email.toLowerCase());
