import type { AddressKind } from '../../../domain/customer/address-kind';
import type { Services } from '../services';
import type { Answer, Call, Operations } from '../operation';
import { requireOwner, requireSession } from '../operation';
import {
  AddressBookService,
  type AddressEdit,
  type AddressOutcome,
} from '../../../application/customer/address-book.service';
import type { AddressForm } from '../../../domain/customer/address-rules';
import { listAddresses, type Address } from '../../postgres/customer/address.repository';

/** Calls of the address book: BD-30 to BD-34. */
export function addressOperations({ db, clock }: Services): Operations {
  const book = new AddressBookService(db, clock);
  const list = async (customerId: number, kind: AddressKind) =>
    listAnswer(await listAddresses(db, customerId, kind));
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
      const outcome = await book.add(customerId, formOf(call), call.body.default_address === '1');
      if (outcome.kind === 'refused') return { code: -1, message: outcome.message };
      return { code: 1, message: 'Address saved.', address_id: String(outcome.id) };
    },
    updateAddress: async (call) =>
      answered(await book.edit(requireSession(call), call.body.address_id, editOf(call)), 'Address saved.'),
    deleteAddress: async (call) =>
      answered(await book.remove(requireSession(call), call.body.address_id), 'Address deleted.'),
    setDefaultAddress: async (call) => {
      const session = requireOwner(call, call.body.customer_id);
      const outcome = await book.makeDefault(session, call.body.address_id);
      return [answered(outcome, 'Default address changed.')];
    },
  };
}

function answered(outcome: AddressOutcome, done: string): Answer<'updateAddress'> {
  return outcome.kind === 'saved' ? { code: 1, message: done } : { code: -1, message: outcome.message };
}

function listAnswer(found: Address[]): Answer<'listAddresses'> {
  if (found.length === 0) return { code: -1, message: 'No addresses yet.', data: [] };
  return { code: 1, data: found.map(toWire) };
}

function toWire(address: Address): Answer<'listAddresses'>['data'][number] {
  return {
    address_id: String(address.id),
    address_type: address.kind,
    address_nickname: address.nickname,
    name: `${address.firstName} ${address.lastName}`,
    firstname: address.firstName,
    lastname: address.lastName,
    street1: address.street1,
    street2: address.street2,
    city: address.city,
    state: address.state,
    country: address.country,
    zipcode: address.zipcode,
    telephone: address.telephone,
    default_address: address.isDefault ? '1' : '0',
  };
}

function formOf({ body }: Call<'addAddress'>): AddressForm {
  return {
    kind: body.address_type,
    nickname: body.nickname.trim(),
    firstName: body.first_name.trim(),
    lastName: body.last_name.trim(),
    street1: body.street1.trim(),
    street2: body.street2?.trim() ?? '',
    city: body.city.trim(),
    state: body.state.trim().toUpperCase(),
    zipcode: body.zipcode.trim(),
    country: body.country?.trim().toUpperCase() || 'US',
    telephone: body.telephone.trim(),
  };
}

/** street is street1, a newline, street2. */
function editOf({ body }: Call<'updateAddress'>): AddressEdit {
  const [street1 = '', street2 = ''] = body.street.split('\n');
  return {
    firstName: body.first_name.trim(),
    lastName: body.last_name.trim(),
    street1: street1.trim(),
    street2: street2.trim(),
    city: body.city.trim(),
    state: body.state.trim().toUpperCase(),
    zipcode: body.postcode.trim(),
    telephone: body.telephone.trim(),
  };
}
