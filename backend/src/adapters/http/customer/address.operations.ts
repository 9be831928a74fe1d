import { AddAddress } from '../../../application/customer/add-address';
import { Addresses } from '../../../application/customer/addresses.port';
import { DeleteAddress } from '../../../application/customer/delete-address';
import { EditAddress } from '../../../application/customer/edit-address';
import { MakeAddressPrimary } from '../../../application/customer/make-address-primary';
import type { AddressKind } from '../../../domain/customer/address-kind';
import { idOf } from '../optional-id';
import { type Operations, requireOwner, requireSession } from '../operation';
import type { Services } from '../services';
import { parseAddress, parseAddressEdit } from './address-request';
import { addressesToWire } from './address.wire';

/** Address book calls: BD-30 to BD-34. */
export function addressOperations({ data, clock, zipDirectory }: Services): Operations {
  const addresses = data.get(Addresses);
  const addAddress = new AddAddress(data, clock, zipDirectory);
  const editAddress = new EditAddress(data, zipDirectory);
  const deleteAddress = new DeleteAddress(data);
  const makeAddressPrimary = new MakeAddressPrimary(data);
  const list = async (customerId: number, kind: AddressKind) =>
    addressesToWire(await addresses.of(customerId, kind));
  return {
    listAddresses: async (call) => {
      requireOwner(call, call.body.customerid);
      const { customerId } = requireOwner(call, call.query.customerid);
      return list(customerId, call.body.address_type ?? 'shipping');
    },
    listAddressesByQuery: async (call) =>
      list(requireOwner(call, call.query.customerid).customerId, 'shipping'),
    addAddress: async (call) => {
      const { customerId } = requireOwner(call, call.query.customerid);
      const makePrimary = call.body.default_address === '1';
      const id = await addAddress.execute(customerId, parseAddress(call.body), makePrimary);
      return { code: 1, message: 'Address saved.', address_id: String(id) };
    },
    updateAddress: async (call) => {
      const { customerId } = requireSession(call);
      await editAddress.execute(customerId, idOf(call.body.address_id), parseAddressEdit(call.body));
      return { code: 1, message: 'Address saved.' };
    },
    deleteAddress: async (call) => {
      await deleteAddress.execute(requireSession(call).customerId, idOf(call.body.address_id));
      return { code: 1, message: 'Address deleted.' };
    },
    setDefaultAddress: async (call) => {
      const { customerId } = requireOwner(call, call.body.customer_id);
      await makeAddressPrimary.execute(customerId, idOf(call.body.address_id));
      return [{ code: 1, message: 'Default address changed.' }];
    },
  };
}
