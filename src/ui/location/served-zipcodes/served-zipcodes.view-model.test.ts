import { anArea } from '../../../../tests/support/builders/location';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { ServedZipcodesViewModel } from './served-zipcodes.view-model';

const NEW_YORK = { name: 'New York', state: 'NY' };

describe('the served zipcodes of a city', () => {
  it('are listed, whatever the case of the address [ROUTE-19]', async () => {
    const { served } = opened();
    expect(served.state.status).toBe('loading');
    await served.open({ name: 'new york', state: 'ny' });
    expect(served.state).toMatchObject({ status: 'ready', place: 'new york, ny', zipcodes: ['10001'] });
  });

  it('are those of the city requested last', async () => {
    const { served, shop } = opened();
    shop.serviceAreas.areas = [anArea('10001'), anArea('11201', { city: 'Brooklyn' })];
    await Promise.all([served.open(NEW_YORK), served.open({ name: 'Brooklyn', state: 'NY' })]);
    expect(served.state).toMatchObject({ place: 'Brooklyn, NY', zipcodes: ['11201'] });
  });
});

function opened(shop = new FakeShop()) {
  return { shop, served: shop.get(ServedZipcodesViewModel) };
}
