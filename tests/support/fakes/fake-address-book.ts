import { AddressBook } from '../../../src/application/customer/address-book.port';
import { type Address, primaryFirst } from '../../../src/domain/customer/address';
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
    const others = isPrimary
      ? this.addresses.map(({ facts }) =>
          anAddress()
            .with({ ...facts, isPrimary: false })
            .build(),
        )
      : this.addresses;
    this.addresses = [
      ...others,
      anAddress()
        .with({ ...address, id, isPrimary })
        .build(),
    ];
    return ok(id);
  }

  async addBilling(address: NewAddress): Promise<Result<string, CallFailure>> {
    if (this.outage.now) return this.outage.now;
    if (this.refusal !== null) return refused(this.refusal);
    this.billing.push(address);
    return ok('91');
  }
}
