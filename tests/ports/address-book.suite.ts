import type { AddressBook } from '../../src/application/customer/address-book.port';
import { aNewAddress } from '../support/builders/customer';
import { duringSuite, type PortHarness, valueOf } from '../support/port-harness';

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

    it('takes a new address, and makes it the primary one [ADDR-21] [ADDR-22] [ENT-32]', async () => {
      const { port } = await harness.given('a signed-in customer exists');
      const id = valueOf(await port.addShipping(aNewAddress({ nickname: 'First' }), true));
      const second = valueOf(await port.addShipping(aNewAddress({ nickname: 'Second' }), true));
      const addresses = valueOf(await port.shippingAddresses());
      expect(addresses.map((address) => [address.id, address.nickname, address.isPrimary])).toEqual([
        [second, 'Second', true],
        [id, 'First', false],
      ]);
    });

    it("takes a guest's address as well", async () => {
      const { port } = await harness.given('a guest session exists');
      expect(valueOf(await port.addShipping(aNewAddress(), false))).toMatch(/^\d+$/);
    });

    it('keeps billing addresses apart [ENT-33] [ENT-34]', async () => {
      const { port } = await harness.given('a signed-in customer exists');
      expect(valueOf(await port.addBilling(aNewAddress(), 'jane@example.com'))).toMatch(/^\d+$/);
      expect(valueOf(await port.shippingAddresses())).toEqual([]);
    });
  });
}
