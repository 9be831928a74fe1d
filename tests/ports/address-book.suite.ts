import type { AddressBook } from '../../src/application/customer/address-book.port';
import { aNewAddress } from '../support/builders/customer';
import type { CallsOf } from '../support/calls-of';
import { someWords } from '../support/matchers';
import { duringSuite, type PortHarness, valueOf } from '../support/port-harness';

export const ADDRESS_BOOK_CALLS: CallsOf<AddressBook> = {
  listAddresses: (addressBook) => addressBook.shippingAddresses(),
  addAddress: (addressBook) => addressBook.addShipping(aNewAddress(), true),
  updateAddress: (addressBook) => addressBook.change('71', aNewAddress()),
  deleteAddress: (addressBook) => addressBook.remove('71'),
  setDefaultAddress: (addressBook) => addressBook.makePrimary('71'),
};

export function describeAddressBook(name: string, harness: PortHarness<AddressBook>): void {
  describe(`address book, ${name}`, () => {
    duringSuite(harness);

    it('lists the primary address first [ADDR-15] [ENT-30]', async () => {
      const { port } = await harness.given('a customer with two shipping addresses exists');
      const addresses = valueOf(await port.shippingAddresses());
      expect(addresses.map((address) => address.isPrimary)).toEqual([true, false]);
      expect(addresses[1]?.line2).toBe('San Francisco, CA 94105');
    });

    it('may be empty', async () => {
      const { port } = await harness.given('a customer without addresses exists');
      expect(valueOf(await port.shippingAddresses())).toEqual([]);
    });

    it('saves a new address, and makes it the primary one [ADDR-21] [ADDR-22] [ENT-32]', async () => {
      const { port } = await harness.given('a signed-in customer exists');
      const id = valueOf(await port.addShipping(aNewAddress({ nickname: 'First' }), true));
      const second = valueOf(await port.addShipping(aNewAddress({ nickname: 'Second' }), true));
      const addresses = valueOf(await port.shippingAddresses());
      expect(addresses.map((address) => [address.id, address.nickname, address.isPrimary])).toEqual([
        [second, 'Second', true],
        [id, 'First', false],
      ]);
    });

    it("saves a guest's address as well", async () => {
      const { port } = await harness.given('a guest session exists');
      expect(valueOf(await port.addShipping(aNewAddress(), false))).toMatch(/^\d+$/);
    });

    it('keeps billing addresses separate [ENT-33] [ENT-34]', async () => {
      const { port } = await harness.given('a signed-in customer exists');
      expect(valueOf(await port.addBilling(aNewAddress(), 'jane@example.com'))).toMatch(/^\d+$/);
      expect(valueOf(await port.shippingAddresses())).toEqual([]);
    });

    it('changes an address, and keeps its nickname and position [ADDR-50] [X-095]', async () => {
      const { port, values } = await harness.given('a customer with two shipping addresses exists');
      const moved = aNewAddress({ street1: '20 W 34th Street', street2: 'Floor 3', nickname: 'Elsewhere' });
      valueOf(await port.change(values.addressId ?? '', moved));
      const [primary] = valueOf(await port.shippingAddresses());
      expect({ ...primary }).toEqual({
        ...moved,
        id: values.addressId,
        nickname: 'Home',
        isPrimary: true,
      });
    });

    it('removes a second street line [X-095]', async () => {
      const { port, values } = await harness.given('a customer with two shipping addresses exists');
      valueOf(await port.change(values.addressId ?? '', aNewAddress({ street2: '' })));
      expect(valueOf(await port.shippingAddresses())[0]?.street2).toBe('');
    });

    it('has one primary address at a time [ADDR-46] [ADDR-47]', async () => {
      const { port, values } = await harness.given('a customer with two shipping addresses exists');
      valueOf(await port.makePrimary(values.otherAddressId ?? ''));
      const addresses = valueOf(await port.shippingAddresses());
      expect(addresses.map(({ id, isPrimary }) => [id, isPrimary])).toEqual([
        [values.otherAddressId, true],
        [values.addressId, false],
      ]);
    });

    it('deletes an address, and has no primary one after that one is deleted [ADDR-48] [X-098]', async () => {
      const { port, values } = await harness.given('a customer with two shipping addresses exists');
      valueOf(await port.remove(values.addressId ?? ''));
      const addresses = valueOf(await port.shippingAddresses());
      expect(addresses.map(({ id, isPrimary }) => [id, isPrimary])).toEqual([[values.otherAddressId, false]]);
    });

    it('refuses addresses that are not its own', async () => {
      const { port } = await harness.given('address 9999 does not exist');
      const answers = [
        await port.change('9999', aNewAddress()),
        await port.remove('9999'),
        await port.makePrimary('9999'),
      ];
      for (const answer of answers)
        expect(answer).toMatchObject({ ok: false, failure: { kind: 'refused', message: someWords } });
    });
  });
}
