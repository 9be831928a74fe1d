import { FakeShop } from '../../../../tests/support/fake-shop';
import { StoreLocatorViewModel } from './store-locator.view-model';

const aLocator = () => new FakeShop().get(StoreLocatorViewModel);

describe('the store locator', () => {
  it('has sample stores at different positions in the US [LOC-02]', () => {
    const { stores } = aLocator().state;
    expect(stores.length).toBeGreaterThanOrEqual(8);
    expect(new Set(stores.map(({ id }) => id)).size).toBe(stores.length);
    expect(new Set(stores.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size).toBe(
      stores.length,
    );
    for (const store of stores) {
      expect(store.latitude).toBeGreaterThan(24);
      expect(store.latitude).toBeLessThan(50);
      expect(store.longitude).toBeGreaterThan(-125);
      expect(store.longitude).toBeLessThan(-66);
      expect(store.zipcode).toMatch(/^\d{5}$/);
      // Fictitious telephone numbers.
      expect(store.telephone).toMatch(/ 555-01\d\d$/);
    }
  });

  it('has none chosen at first, then the one chosen last', () => {
    const locator = aLocator();
    const [first, second] = locator.state.stores;
    expect(locator.state).toMatchObject({
      chosenId: null,
      chosenText: 'Choose a store to see it on the map.',
    });
    locator.choose(first?.id ?? '');
    locator.choose(second?.id ?? '');
    expect(locator.state).toMatchObject({
      chosenId: second?.id,
      chosenText: `On the map: ${second?.name}, ${second?.city}`,
    });
  });

  it('ignores an unknown store', () => {
    const locator = aLocator();
    locator.choose('sample-99');
    expect(locator.state.chosenId).toBeNull();
  });
});
