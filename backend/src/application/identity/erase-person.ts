import { storefrontDay } from '../../domain/shared/storefront-day';
import type { CardGateway } from '../customer/card-gateway.port';
import type { Clock } from '../shared/clock.port';
import type { DataSource, Repositories } from '../shared/data-source.port';
import type { DeleteIdentityPictures } from './delete-identity-pictures';
import { type Person, PersonalData } from './personal-data.port';

export type ErasureProblem =
  | { kind: 'person-not-found' }
  | { kind: 'orders-open'; orderNumbers: readonly string[] };

export interface ErasurePreview {
  kind: 'can-be-erased';
  /** The member's account and each purchase as a guest. */
  customers: number;
  /** Prepaid drinks that would be lost. */
  redeemableMillilitres: number;
}

/** Erases a person who asked for it: here, at the card provider, and in the object storage. Repeating it is harmless. */
export class ErasePerson {
  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
    private readonly cards: CardGateway,
    private readonly pictures: DeleteIdentityPictures,
  ) {}

  /** Changes nothing. */
  async preview(email: string): Promise<ErasureProblem | ErasurePreview> {
    const personalData = this.data.get(PersonalData);
    const person = await this.check(this.data, email);
    if ('kind' in person) return person;
    const redeemableMillilitres = await personalData.redeemableMillilitres(person);
    return { kind: 'can-be-erased', customers: person.customerIds.length, redeemableMillilitres };
  }

  /** The database is last: what fails before is found, and tried again, by the next attempt. */
  async execute(email: string): Promise<ErasureProblem | { kind: 'erased' }> {
    const person = await this.check(this.data, email);
    if ('kind' in person) return person;
    for (const id of person.providerCustomerIds) await this.cards.deleteCustomer(id);
    for (const id of person.customerIds) await this.pictures.execute(id);
    return this.data.transaction(async (tx) => {
      await tx.get(PersonalData).lock(person);
      const still = await this.check(tx, email);
      if ('kind' in still) return still;
      await tx.get(PersonalData).erase(still, email);
      return { kind: 'erased' };
    });
  }

  private async check(repositories: Repositories, email: string): Promise<Person | ErasureProblem> {
    const personalData = repositories.get(PersonalData);
    const person = await personalData.find(email);
    if (!person) return { kind: 'person-not-found' };
    const orderNumbers = await personalData.openOrders(person, storefrontDay(this.clock.now()));
    return orderNumbers.length > 0 ? { kind: 'orders-open', orderNumbers } : person;
  }
}
