import { aGuest, aMember, anAddress } from '../../../../tests/support/builders/customer';
import { aPlace } from '../../../../tests/support/builders/location';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { settled } from '../../../../tests/support/settled';
import { Session } from '../../../domain/customer/session';
import type { NewAddress } from '../../../domain/customer/new-address';
import type { Address } from '../../../domain/customer/address';
import { AddressStepViewModel } from './address-step.view-model';

const home = anAddress();
const office = anAddress({ id: '72', nickname: 'Office', isPrimary: false });
const beach = anAddress({ id: '73', nickname: 'Beach', zipcode: '33101', isPrimary: true });

describe('the address step', () => {
  it('lists the primary address first, and preselects it [ADDR-02] [ADDR-15] [ADDR-16] [ENT-31]', async () => {
    const { step } = await aStep([office, home]);
    expect(step.state.addresses.map(({ nickname }) => nickname)).toEqual(['Home', 'Office']);
    expect(step.state.addresses[0]).toMatchObject({
      id: '71',
      isPrimary: true,
      name: 'Jane Doe',
      line1: '350 5th Avenue Floor 2',
      line2: 'New York, NY 10001',
      phone: '2125550100',
    });
    expect(step.state.selectedId).toBe('71');
  });

  it('preselects the first address where none is primary [X-098]', async () => {
    const { step } = await aStep([office, anAddress({ id: '75', isPrimary: false })]);
    expect(step.state.selectedId).toBe('72');
  });

  it('keeps the address chosen before a reload [ADDR-16]', async () => {
    const shop = aShop([office, home]);
    shop.currentCheckout.set(shop.currentCheckout.get().withAddress('72'));
    const { step } = await aStep([], shop);
    expect(step.state.selectedId).toBe('72');
  });

  it('selects an address of the shopping zipcode [ADDR-17]', async () => {
    const { step, shop } = await aStep([home, office]);
    step.select('72');
    expect(step.state.selectedId).toBe('72');
    expect(shop.currentCheckout.get().facts.addressId).toBe('72');
    expect(shop.notifier.alerts).toEqual([]);
  });

  it('does not continue with a preselected address of another zipcode [ADDR-16] [ADDR-19] [X-093]', async () => {
    const { step, shop } = await aStep([beach, office]);
    expect(step.state.selectedId).toBe('73');
    expect(step.proceed()).toBeNull();
    expect(shop.notifier.failures).toEqual(['Delivery zipcode Doesnot match with selected product zipcode']);
    expect(shop.analytics.events).toEqual([]);
  });

  it('continues to the card tab, and records the step [ADDR-53] [ADDR-54]', async () => {
    const { step, shop } = await aStep([home]);
    expect(step.proceed()).toBe('/cart/card');
    expect(shop.analytics.events).toEqual([{ name: 'checkout_step', step: 2, label: 'Delivery Options' }]);
    expect(shop.currentCheckout.get().facts).toMatchObject({ addressId: '71', nextTab: 'card' });
  });

  it('cannot continue without an address [ADDR-13]', async () => {
    const { step } = await aStep([]);
    expect(step.state.selectedId).toBe('');
    expect(step.proceed()).toBeNull();
  });

  it('only logs that the addresses could not be loaded, and lets the shopper try again [ERR-13]', async () => {
    const shop = aShop([home]);
    shop.addressBook.outage.begin();
    const { step } = await aStep([], shop);
    expect(step.state.status).toBe('failed');
    expect([shop.notifier.alerts, shop.notifier.failures]).toEqual([[], []]);
    expect(shop.log.warnings).toHaveLength(1);
    shop.addressBook.outage.end();
    await step.load();
    expect(step.state).toMatchObject({ status: 'ready', selectedId: '71' });
  });
});

describe('the add form', () => {
  it('fills city and state from a typed zipcode of five characters [ADDR-39] [ADDR-40]', async () => {
    const { step } = await anOpenForm();
    step.newAddress.form.change('zipcode', '0703');
    await settled();
    expect(step.state.form.typed.city).toBe('New York');
    step.newAddress.form.change('zipcode', '07030');
    await settled();
    expect(step.state.form.typed).toMatchObject({ city: 'Hoboken', state: 'NJ' });
  });

  it('replaces the list until it is closed, and keeps what was typed [ADDR-14] [ADDR-20]', async () => {
    const { step } = await anOpenForm();
    step.newAddress.form.change('firstName', 'Ada');
    step.show(false);
    expect(step.state.isAdding).toBe(false);
    step.show(true);
    expect(step.state.form.typed.firstName).toBe('Ada');
  });

  it('requires every field but address 2 [ADDR-23] [ADDR-24] [ADDR-25] [ADDR-26] [ADDR-27] [ADDR-28] [ADDR-32] [ADDR-35] [ADDR-36] [X-094]', async () => {
    const { step, shop } = await anOpenForm();
    for (const field of ['zipcode', 'city', 'state'] as const) step.newAddress.form.change(field, ' ');
    await step.save();
    expect(step.state.form.errors).toEqual({
      firstName: 'First name is required.',
      lastName: 'Last name is required.',
      street1: 'Address is required.',
      zipcode: 'Zipcode is required.',
      city: 'City is required.',
      state: 'State is required.',
      nickname: 'Address nickname is required.',
      phone: 'Phone is required.',
    });
    expect(shop.addressBook.addresses).toEqual([]);
  });

  it('saves if the list of cities does not contain the zipcode [ADDR-37] [X-181]', async () => {
    const { step, shop } = await aFilledForm({ zipcode: '99501', city: 'Anchorage', state: 'AK' });
    await step.save();
    expect(shop.addressBook.addresses).toHaveLength(1);
  });

  it('closes after saving, reloads the list and selects the new address [ADDR-21] [ADDR-22]', async () => {
    const { step, shop } = await aFilledForm({ firstName: ' Ada ' });
    // Added on another device in the meantime: only a list that is read again has it.
    shop.addressBook.addresses = [office];
    expect(await step.save()).toBe(true);
    step.show(false);
    expect(step.state).toMatchObject({ isAdding: false, selectedId: '81' });
    expect(step.state.addresses.map(({ name, nickname }) => [name, nickname])).toEqual([
      ['Jane Doe', 'Office'],
      ['Ada Doe', 'Home'],
    ]);
    expect(shop.currentCheckout.get().facts.addressId).toBe('81');
    step.show(true);
    expect(step.state.form.typed).toMatchObject({ firstName: '', zipcode: '10001' });
  });

  it('does not close a form that the shopper has left while it was saved', async () => {
    const { step, shop } = await aFilledForm();
    const saving = step.save();
    step.dispose();
    expect(await saving).toBe(false);
    expect(shop.addressBook.addresses).toHaveLength(1);
  });

  it('saves an address as the default one [ADDR-04]', async () => {
    const { step, shop } = await aFilledForm();
    step.newAddress.makeDefault(true);
    await step.save();
    expect(shop.addressBook.addresses[0]?.isPrimary).toBe(true);
  });

  it('is busy while it saves, and saves once however often it is pressed [ADDR-12]', async () => {
    const { step, shop } = await aFilledForm();
    const saving = Promise.all([step.save(), step.save()]);
    expect(step.state.form.isSaving).toBe(true);
    await saving;
    expect(step.state.form.isSaving).toBe(false);
    expect(shop.addressBook.addresses).toHaveLength(1);
  });

  it('stays open with what was typed after a refusal or an outage, which is logged [ERR-14]', async () => {
    const { step, shop } = await aFilledForm();
    shop.addressBook.refusal = 'Too many addresses.';
    await step.save();
    shop.addressBook.refusal = null;
    shop.addressBook.outage.begin();
    await step.save();
    expect(shop.notifier.failures).toEqual(['Too many addresses.', 'You are not connected to internet']);
    expect(shop.log.warnings).toEqual(['An address could not be saved', 'An address could not be saved']);
    expect(step.state).toMatchObject({ isAdding: true, form: { isSaving: false } });
    expect(step.state.form.typed.street1).toBe('350 5th Avenue');
  });
});

describe('an address that was being typed when the session ended', () => {
  async function interrupted() {
    const shop = aShop();
    shop.currentSession.set(aMember());
    const { step } = await aStep([], shop);
    step.show(true);
    await settled();
    step.newAddress.form.change('street1', '350 5th Avenue');
    step.newAddress.makeDefault(true);
    shop.currentSession.set(shop.currentSession.get().expired());
    step.dispose();
    // As a new screen finds it.
    step.newAddress.makeDefault(false);
    step.newAddress.form.clear();
    return { shop, step };
  }

  it('is restored once the same customer has signed in again [X-084]', async () => {
    const { shop, step } = await interrupted();
    shop.currentSession.set(aMember());
    step.show(true);
    expect(step.state).toMatchObject({ isAdding: true, form: { isDefault: true } });
    expect(step.state.form.typed.street1).toBe('350 5th Avenue');
  });

  it('is kept for this customer only, and used once [X-084] [BDG-02]', async () => {
    const { shop, step } = await interrupted();
    shop.currentSession.set(Session.member('tok_other', '777', 'Mark'));
    step.show(true);
    expect(step.state).toMatchObject({ isAdding: true, form: { isDefault: false } });
    expect(step.state.form.typed.street1).toBe('');
    step.show(false);
    shop.currentSession.set(aMember());
    step.show(true);
    expect(step.state.form.typed.street1).toBe('');
  });
});

describe('a new address, when the shopper goes to another screen and comes back', () => {
  async function left(typed: string) {
    const { step } = await aStep([]);
    step.show(true);
    await settled();
    step.newAddress.form.change('street1', typed);
    step.dispose();
    step.newAddress.form.clear();
    return step;
  }

  it('is still there, once the form is opened', async () => {
    const step = await left('350 5th Avenue');
    step.show(true);
    expect(step.state.form.typed.street1).toBe('350 5th Avenue');
  });

  it('begins with the place if nothing was typed', async () => {
    const step = await left('');
    step.show(true);
    expect(step.state.form.typed).toMatchObject({ street1: '', zipcode: '10001' });
  });
});

function aShop(addresses: readonly Address[] = []): FakeShop {
  const shop = new FakeShop();
  shop.currentSession.set(aGuest());
  shop.currentPlace.set(aPlace('10001'));
  shop.addressBook.addresses = addresses;
  return shop;
}

async function aStep(addresses: Parameters<typeof aShop>[0], shop = aShop(addresses)) {
  const step = shop.get(AddressStepViewModel);
  await step.load();
  return { shop, step };
}

async function anOpenForm() {
  const opened = await aStep([]);
  opened.step.show(true);
  await settled();
  return opened;
}

async function aFilledForm(change: Partial<NewAddress> = {}) {
  const opened = await anOpenForm();
  const address = {
    firstName: 'Jane',
    lastName: 'Doe',
    street1: '350 5th Avenue',
    nickname: 'Home',
    phone: '2125550100',
  };
  for (const [field, value] of Object.entries({ ...address, ...change }))
    opened.step.newAddress.form.change(field as keyof NewAddress, value);
  await settled();
  return opened;
}
