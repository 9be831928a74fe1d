import { GeolocationLocator } from '../../src/adapters/location/geolocation-locator';
import { NoLocator } from '../../src/adapters/location/no-locator';
import { FakeLocator } from '../support/fakes/fake-locator';
import { describeLocator } from './locator.suite';

type Ask = (found: PositionCallback, refused: () => void, options: PositionOptions) => void;

const SERVICE = 'https://where.test/zipcode';
const realFetch = globalThis.fetch;
const realNavigator = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
let asked: { url: string; options: PositionOptions };

const atHome: Ask = (found, _refused, options) => {
  asked = { url: '', options };
  found({ coords: { latitude: 40.75, longitude: -73.99 } } as GeolocationPosition);
};

afterEach(() => {
  globalThis.fetch = realFetch;
  if (realNavigator) Object.defineProperty(globalThis, 'navigator', realNavigator);
  else Reflect.deleteProperty(globalThis, 'navigator');
});

describeLocator('faked', (found) => Object.assign(new FakeLocator(), { zipcode: found }));

describeLocator('of the browser', (found) => aLocator(() => Response.json({ zipcode: found })));

describe('a locator, of the browser', () => {
  it('queries the configured service with the position, and waits up to 20 s for it [GATE-23] [CONST-41] [EXT-01]', async () => {
    await aLocator(() => Response.json({ zipcode: '10001' })).locate();
    expect(asked).toEqual({
      url: `${SERVICE}?lat=40.75&lon=-73.99`,
      options: { timeout: 20_000 },
    });
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers with a page', () => new Response('<!doctype html>')],
    ['answers nothing', () => Response.json(null)],
    ['answers a number', () => Response.json({ zipcode: 10001 })],
  ])('returns nothing if the service %s [X-033]', async (_, answer) => {
    expect(await aLocator(answer).locate()).toBeNull();
  });

  it('returns nothing if the shopper refuses, or the browser has no position [X-033]', async () => {
    const locator = aLocator(() => Response.json({ zipcode: '10001' }));
    browserThat((_found, refused) => refused());
    expect(await locator.locate()).toBeNull();
    browserThat(undefined);
    expect(await locator.locate()).toBeNull();
  });
});

describe('a locator, switched off', () => {
  it('is not offered, and returns nothing [X-033]', async () => {
    const locator = new NoLocator();
    expect(locator.isOffered).toBe(false);
    expect(await locator.locate()).toBeNull();
  });
});

function aLocator(answer: () => Response | Promise<Response>): GeolocationLocator {
  browserThat(atHome);
  globalThis.fetch = async (input) => {
    asked = { ...asked, url: (input as URL).href };
    return answer();
  };
  return new GeolocationLocator(SERVICE);
}

function browserThat(getCurrentPosition: Ask | undefined): void {
  const geolocation = getCurrentPosition && { getCurrentPosition };
  Object.defineProperty(globalThis, 'navigator', { value: { geolocation }, configurable: true });
}
