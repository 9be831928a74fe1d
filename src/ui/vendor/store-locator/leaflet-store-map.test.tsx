import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Store } from '../../../domain/vendor/store';
import type { LeafletStoreMap as StoreMap } from './leaflet-store-map';
import { SAMPLE_STORES } from './sample-stores';

let LeafletStoreMap: typeof StoreMap;
const OUTLINES = { url: '', attribution: '' };

// Leaflet checks once, when it is loaded, whether the browser supports SVG; jsdom does well enough.
beforeAll(async () => {
  Object.defineProperty(SVGSVGElement.prototype, 'createSVGRect', { value: () => ({}) });
  ({ LeafletStoreMap } = await import('./leaflet-store-map'));
});
// Leaflet restores the scroll position when the map takes the focus, which jsdom cannot.
beforeEach(() => void jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
afterEach(() => document.body.replaceChildren());

describe('the map of the stores', () => {
  it('has a button for each store, and reports which was pressed, also by keyboard [LOC-01]', async () => {
    const { onChoose } = aMap();
    const [first, second] = SAMPLE_STORES as [Store, Store];
    expect(pins()).toHaveLength(SAMPLE_STORES.length);
    await userEvent.click(pin(first));
    pin(second).focus();
    await userEvent.keyboard('{Enter}');
    expect(onChoose.mock.calls).toEqual([[first.id], [second.id]]);
  });

  it('marks only the chosen store', () => {
    const { map } = aMap();
    const [first, second] = SAMPLE_STORES as [Store, Store];
    map.show(first.id);
    map.show(second.id);
    expect(pins().filter((button) => button.getAttribute('aria-pressed') === 'true')).toEqual([pin(second)]);
    map.show(null);
    expect(pins().filter((button) => button.getAttribute('aria-pressed') === 'true')).toEqual([]);
  });

  it('draws the states without requesting tiles [X-017]', () => {
    const { place } = aMap();
    expect(place.querySelectorAll('path').length).toBeGreaterThanOrEqual(50);
    expect(place.querySelectorAll('img')).toHaveLength(0);
    expect(screen.getByRole('region').textContent).toContain('US Census Bureau');
  });

  it('shows tiles, and their attribution, if their address is configured [X-017]', () => {
    const { place } = aMap({ url: 'https://tiles.test/{z}/{x}/{y}.png', attribution: 'Tiles of somebody' });
    const sources = [...place.querySelectorAll('img')].map(({ src }) => src);
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) expect(source).toMatch(/^https:\/\/tiles\.test\/\d+\/\d+\/\d+\.png$/);
    expect(place.querySelectorAll('path')).toHaveLength(0);
    expect(screen.getByRole('region').textContent).toContain('Tiles of somebody');
  });

  it('lets the wheel scroll the page until it has the focus', () => {
    const { place } = aMap();
    const turned = () => {
      const wheel = new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true });
      place.dispatchEvent(wheel);
      return wheel.defaultPrevented;
    };
    expect(turned()).toBe(false);
    place.focus();
    expect(turned()).toBe(true);
    place.blur();
    expect(turned()).toBe(false);
  });
});

const pins = () => within(screen.getByRole('region')).getAllByRole('button', { name: /, / });
const pin = (store: Store) => screen.getByRole('button', { name: `${store.name}, ${store.city}` });

function aMap(tiles = OUTLINES) {
  const place = document.createElement('div');
  Object.defineProperties(place, { clientWidth: { value: 800 }, clientHeight: { value: 400 } });
  document.body.append(place);
  const onChoose = jest.fn<(id: string) => void>();
  const map = new LeafletStoreMap(place, { stores: SAMPLE_STORES, tiles, onChoose });
  return { place, map, onChoose };
}
