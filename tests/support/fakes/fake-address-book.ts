import { AddressBook } from '../../../src/application/customer/address-book.port';
import { type Address, type AddressFacts, primaryFirst } from '../../../src/domain/customer/address';
import type { NewAddress } from '../../../src/domain/customer/new-address';
import { type CallFailure, refused, type Unavailable } from '../../../src/domain/shared/failure';
import { ok, type Result } from '../../../src/domain/shared/result';
import { anAddress } from '../builders/customer';
import { Outage } from './outage';

export class FakeAddressBook extends AddressBook {
  readonly outage = new Outage();
  addresses: readonly Address[] = [];
  readonly billing: NewAddress[] = [];
  refusal: string | null = null;

  async shippingAddresses(): Promise<Result<readonly Address[], Unavailable>> {
    return this.outage.now ?? ok(primaryFirst(this.addresses));
  }

  async addShipping(address: NewAddress, isPrimary: boolean): Promise<Result<string, CallFailure>> {
    if (this.outage.now) return this.outage.now;
    if (this.refusal !== null) return refused(this.refusal);
    const id = String(80 + this.addresses.length);
    this.addresses = [
      ...(isPrimary ? this.addresses.map((other) => changed(other, { isPrimary: false })) : this.addresses),
      anAddress({ ...address, id, isPrimary }),
    ];
    return ok(id);
  }

  async addBilling(address: NewAddress): Promise<Result<string, CallFailure>> {
    if (this.outage.now) return this.outage.now;
    if (this.refusal !== null) return refused(this.refusal);
    this.billing.push(address);
    return ok('91');
  }

  async change(id: string, address: NewAddress): Promise<Result<null, CallFailure>> {
    return this.onOwn(id, () => {
      this.addresses = this.addresses.map((each) => {
        const { nickname } = each;
        return each.id === id ? changed(each, { ...address, nickname }) : each;
      });
    });
  }

  async remove(id: string): Promise<Result<null, CallFailure>> {
    return this.onOwn(id, () => {
      this.addresses = this.addresses.filter((each) => each.id !== id);
    });
  }

  async makePrimary(id: string): Promise<Result<null, CallFailure>> {
    return this.onOwn(id, () => {
      this.addresses = this.addresses.map((each) => changed(each, { isPrimary: each.id === id }));
    });
  }

  private onOwn(id: string, act: () => void): Result<null, CallFailure> {
    if (this.outage.now) return this.outage.now;
    if (this.refusal !== null) return refused(this.refusal);
    if (!this.addresses.some((each) => each.id === id)) return refused('This address does not exist.');
    act();
    return ok(null);
  }
}

const changed = (address: Address, change: Partial<AddressFacts>): Address =>
  anAddress({ ...address, ...change });
