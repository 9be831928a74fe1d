import { ZipcodeDirectory } from '../../../application/location/zipcode-directory.port';
import type { City } from '../../../domain/location/city';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { AddressForm } from './address-form';

/** Answers only when told to. */
class SlowDirectory extends ZipcodeDirectory {
  answer: (city: City | null) => void = () => undefined;

  cityOf(): Promise<City | null> {
    return new Promise((resolve) => (this.answer = resolve));
  }
}

const NEW_YORK: City = { name: 'New York', state: 'NY' };

function aForm() {
  const directory = new SlowDirectory();
  const { notifier } = new FakeShop();
  return { directory, form: new AddressForm(directory, notifier) };
}

describe('a zipcode that is looked up', () => {
  it('fills in its city and state [ADDR-39] [ADDR-40]', async () => {
    const { form, directory } = aForm();
    form.change('zipcode', '10001');
    directory.answer(NEW_YORK);
    await Promise.resolve();
    expect(form.state.typed).toMatchObject({ city: 'New York', state: 'NY' });
  });

  it('keeps what was typed in the meantime', async () => {
    const { form, directory } = aForm();
    form.change('zipcode', '10001');
    form.change('city', 'Brookl');
    directory.answer(NEW_YORK);
    await Promise.resolve();
    expect(form.state.typed).toMatchObject({ city: 'Brookl', state: 'NY' });
  });

  it('fills in the focused field only once the shopper leaves it unchanged', async () => {
    const { form, directory } = aForm();
    form.change('zipcode', '10001');
    form.enter('city');
    directory.answer(NEW_YORK);
    await Promise.resolve();
    expect(form.state.typed).toMatchObject({ city: '', state: 'NY' });
    form.enter('phone');
    expect(form.state.typed.city).toBe('New York');
  });

  it('does not overwrite what the shopper types into the focused field', async () => {
    const { form, directory } = aForm();
    form.change('zipcode', '94105');
    form.enter('city');
    directory.answer({ name: 'San Francisco', state: 'CA' });
    await Promise.resolve();
    form.change('city', 'Daly City');
    form.enter(null);
    expect(form.state.typed.city).toBe('Daly City');
  });
});
