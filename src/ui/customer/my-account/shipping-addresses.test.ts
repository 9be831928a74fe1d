import { aDashboard, aMember, anAddress, aNewAddress } from '../../../../tests/support/builders/customer';
import { aPlace } from '../../../../tests/support/builders/location';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { settled } from '../../../../tests/support/settled';
import type { NewAddress } from '../../../domain/customer/new-address';
import { MyAccountViewModel } from './my-account.view-model';

const home = anAddress();
const coast = anAddress({
  id: '72',
  nickname: 'The coast',
  city: 'San Francisco',
  state: 'CA',
  zipcode: '94105',
  isPrimary: false,
});
const cabin = anAddress({ id: '73', nickname: 'Cabin', isPrimary: false });

describe('making an address the default', () => {
  it('marks it, and removes the mark of the previous one [ADDR-46] [ADDR-47] [ACCT-08] [NET-13]', async () => {
    const { addresses, shop, account } = await opened();
    shop.accounts.account = aDashboard({ primaryAddress: 'by the sea' });
    await addresses.makeDefault('72');
    expect(addresses.state.addresses.map(({ id, isPrimary }) => [id, isPrimary])).toEqual([
      ['72', true],
      ['71', false],
    ]);
    expect(shop.notifier.successes).toEqual(['Updated SuccessFully']);
    await settled();
    expect(account.state).toMatchObject({ information: [{}, { value: 'by the sea' }, {}, {}] });
  });

  it.each([
    ['This address does not exist.', 'This address does not exist.'],
    ['', 'something went wrong'],
  ])('alerts a refusal with "%s" as "%s", and leaves the mark [ADDR-52]', async (message, shown) => {
    const { addresses, shop } = await opened();
    shop.addressBook.refusal = message;
    await addresses.makeDefault('72');
    expect(shop.notifier.alerts).toEqual([shown]);
    expect(addresses.state.addresses[0]).toMatchObject({ id: '71', isPrimary: true });
    expect(addresses.state.choosingId).toBeNull();
  });
});

describe('deleting an address', () => {
  it('asks for confirmation, and then removes it from the list [ADDR-48] [ACCT-10]', async () => {
    const { addresses, shop } = await opened();
    addresses.askToDelete('71');
    expect(addresses.state.confirmation).toMatchObject({ nickname: 'Home', isDeleting: false });
    expect(shop.addressBook.addresses).toHaveLength(2);
    // Added on another device in the meantime: a list that is not read again does not have it.
    shop.addressBook.addresses = [...shop.addressBook.addresses, cabin];
    await addresses.remove();
    expect(addresses.state.confirmation).toBeUndefined();
    expect(addresses.state.addresses.map(({ id }) => id)).toEqual(['72']);
    expect(shop.addressBook.addresses.map(({ id }) => id)).toEqual(['72', '73']);
    expect([shop.notifier.successes, shop.notifier.alerts]).toEqual([[], []]);
  });

  it('only logs a failure, and leaves address and confirmation where they are [ERR-14]', async () => {
    const { addresses, shop } = await opened();
    shop.addressBook.refusal = 'no';
    addresses.askToDelete('71');
    await addresses.remove();
    expect(shop.log.warnings).toEqual(['An address could not be deleted']);
    expect([shop.notifier.failures, shop.notifier.alerts]).toEqual([[], []]);
    expect(addresses.state).toMatchObject({
      addresses: [{ id: '71' }, {}],
      confirmation: { isDeleting: false },
    });
    shop.addressBook.refusal = null;
    await Promise.all([addresses.remove(), addresses.remove()]);
    expect(addresses.state.addresses.map(({ id }) => id)).toEqual(['72']);
    expect(shop.log.warnings).toHaveLength(1);
  });

  it('that was already deleted when the answer was lost is not offered again [ADDR-48]', async () => {
    const { addresses, shop } = await opened();
    addresses.askToDelete('71');
    shop.addressBook.addresses = shop.addressBook.addresses.filter(({ id }) => id !== '71');
    await addresses.remove();
    expect(addresses.state).toMatchObject({ confirmation: undefined, addresses: [{ id: '72' }] });
  });
});

describe('editing an address', () => {
  it('opens the form with the saved fields, without nickname and default mark [ADDR-49] [ACCT-09] [ACCT-11] [X-095]', async () => {
    const { addresses } = await opened();
    addresses.open('72');
    const { editor } = addresses.state;
    expect(editor).toMatchObject({ id: '72', title: 'Edit The coast', typed: coast.asNewAddress });
    expect(editor && 'isDefault' in editor).toBe(false);
  });

  it('saves, reloads and closes [ADDR-50] [NET-13] [REACH-80]', async () => {
    const { addresses, shop } = await opened();
    addresses.open('71');
    addresses.editor.form.change('firstName', ' Ada ');
    shop.addressBook.addresses = [...shop.addressBook.addresses, cabin];
    await Promise.all([addresses.saveEdited(), addresses.saveEdited()]);
    expect(addresses.state).toMatchObject({
      editor: null,
      addresses: [{ name: 'Ada Doe', isPrimary: true }, { id: '72' }, { id: '73' }],
    });
    expect(shop.notifier.successes).toEqual(['Updated SuccessFully']);
  });

  it('follows the rules of the form, but for the nickname, which it does not show [ADDR-23] [ADDR-34]', async () => {
    const { addresses, shop } = await opened([anAddress({ nickname: '' })]);
    addresses.open('71');
    addresses.editor.form.change('firstName', '');
    addresses.editor.form.change('phone', '1');
    await addresses.saveEdited();
    expect(addresses.state.editor?.errors).toEqual({
      firstName: 'First name is required.',
      phone: 'Must be exactly 10 digit',
    });
    addresses.editor.form.change('firstName', 'Ada');
    addresses.editor.form.change('phone', '2125550100');
    await addresses.saveEdited();
    expect(shop.addressBook.addresses[0]?.name).toBe('Ada Doe');
  });

  it('does not save a city of another zipcode [ADDR-37]', async () => {
    const { addresses, shop } = await opened();
    addresses.open('71');
    addresses.editor.form.change('city', 'Boston');
    await addresses.saveEdited();
    expect(shop.notifier.alerts).toEqual([
      "Your Zipcode and City Value Doesn't match.Please Fix and Try Again",
    ]);
    expect(shop.addressBook.addresses[0]?.city).toBe('New York');
  });

  it('alerts a failure, and keeps what was typed [ADDR-51]', async () => {
    const { addresses, shop } = await opened();
    addresses.open('71');
    addresses.editor.form.change('street1', '1 New Street');
    shop.addressBook.refusal = 'The words of the shop';
    await addresses.saveEdited();
    shop.addressBook.refusal = null;
    shop.addressBook.outage.begin();
    await addresses.saveEdited();
    expect(shop.notifier.alerts).toEqual(['something went wrong', 'something went wrong']);
    expect(addresses.state.editor).toMatchObject({ isSaving: false, typed: { street1: '1 New Street' } });
    shop.addressBook.outage.end();
    await addresses.saveEdited();
    expect(addresses.state.editor).toBeNull();
    expect(addresses.state.addresses[0]?.lines[0]).toBe('1 New Street Floor 2');
  });
});

describe('adding an address', () => {
  it('begins in the shopping zipcode, and saves by the rules of the address step [ADDR-41] [ROLE-06]', async () => {
    const { addresses, shop } = await opened([]);
    addresses.open();
    await settled();
    expect(addresses.state.editor).toMatchObject({
      title: 'Add a new address',
      isDefault: false,
      typed: { zipcode: '10001', city: 'New York' },
    });
    await addresses.saveEdited();
    expect(addresses.state.editor?.errors.nickname).toBe('Address nickname is required.');
    for (const [field, value] of Object.entries({ ...aNewAddress() }))
      addresses.editor.form.change(field as keyof NewAddress, value);
    await settled();
    addresses.editor.makeDefault(true);
    await addresses.saveEdited();
    expect(addresses.state).toMatchObject({
      editor: null,
      addresses: [{ nickname: 'Home', isPrimary: true }],
    });
    expect(shop.notifier.successes).toEqual([]);
  });

  it('logs and shows why it failed, and keeps what was typed [ERR-14]', async () => {
    const { addresses, shop } = await opened([]);
    addresses.open();
    for (const [field, value] of Object.entries({ ...aNewAddress() }))
      addresses.editor.form.change(field as keyof NewAddress, value);
    await settled();
    shop.addressBook.refusal = 'Too many addresses.';
    await addresses.saveEdited();
    expect(shop.notifier.failures).toEqual(['Too many addresses.']);
    expect(shop.log.warnings).toEqual(['An address could not be saved']);
    expect(addresses.state.editor?.typed.street1).toBe('350 5th Avenue');
  });
});

async function opened(known = [home, coast]) {
  const shop = new FakeShop();
  shop.currentSession.set(aMember());
  shop.currentPlace.set(aPlace('10001'));
  shop.addressBook.addresses = known;
  const account = shop.get(MyAccountViewModel);
  await account.load();
  return { shop, account, addresses: account.addresses };
}
