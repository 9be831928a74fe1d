import {
  addAddress,
  deleteAddress,
  listAddresses,
  setDefaultAddress,
  updateAddress,
} from '@cork-and-petal/sdk';
import { injectable } from 'inversify';
import { AddressBook } from '../../../application/customer/address-book.port';
import { type Address, primaryFirst } from '../../../domain/customer/address';
import type { NewAddress } from '../../../domain/customer/new-address';
import { type CallFailure, refused, type Unavailable } from '../../../domain/shared/failure';
import { ok, type Result } from '../../../domain/shared/result';
import { Api } from '../api';
import { callFailed, callUnavailable } from '../http-failure';
import { emptyResult } from '../shared/empty-result';
import { listWith } from '../shared/list-of';
import { toAddress, toBillingBody, toChangeBody, toShippingBody } from './to-address';

@injectable()
export class HttpAddressBook extends AddressBook {
  constructor(private readonly api: Api) {
    super();
  }

  async shippingAddresses(): Promise<Result<readonly Address[], Unavailable>> {
    const { token, customerId } = this.api;
    const answer = await this.api.call(listAddresses, {
      query: { customerid: customerId },
      body: { api_token: token, customerid: customerId, address_type: 'shipping' },
    });
    if (!answer.ok) return callUnavailable(answer.failure);
    return ok(primaryFirst(listWith(answer.data.data, 'address_id').map(toAddress)));
  }

  addShipping(address: NewAddress, isPrimary: boolean): Promise<Result<string, CallFailure>> {
    return this.add(toShippingBody(address, isPrimary));
  }

  addBilling(address: NewAddress, email: string): Promise<Result<string, CallFailure>> {
    return this.add(toBillingBody(address, email));
  }

  async change(id: string, address: NewAddress): Promise<Result<null, CallFailure>> {
    const body = { api_token: this.api.token, address_id: id, ...toChangeBody(address) };
    return emptyResult(await this.api.call(updateAddress, { body }));
  }

  /** The token is sent in the header only. */
  async remove(id: string): Promise<Result<null, CallFailure>> {
    return emptyResult(await this.api.call(deleteAddress, { body: { address_id: id } }));
  }

  async makePrimary(id: string): Promise<Result<null, CallFailure>> {
    const body = { customer_id: this.api.customerId, address_id: id };
    return emptyResult(await this.api.call(setDefaultAddress, { body }));
  }

  private async add(
    address: ReturnType<typeof toShippingBody> | ReturnType<typeof toBillingBody>,
  ): Promise<Result<string, CallFailure>> {
    const answer = await this.api.call(addAddress, {
      query: { customerid: this.api.customerId },
      body: { api_token: this.api.token, ...address },
    });
    if (!answer.ok) return callFailed(answer.failure);
    const id = answer.data.address_id;
    return answer.succeeded && id ? ok(String(id)) : refused(answer.message ?? '');
  }
}
