import { Locator } from '../../application/location/locator.port';
import { Zipcode } from '../../domain/shared/zipcode';

/** GATE-23 */
const TIMEOUT_MS = 20_000;

/**
 * Gets the position from the browser, and its zipcode from a configured service, which answers
 * `{"zipcode": "10001"}` to `?lat=…&lon=…` (GATE-22, X-033).
 */
export class GeolocationLocator extends Locator {
  readonly isOffered = true;

  constructor(private readonly serviceUrl: string) {
    super();
  }

  async locate(): Promise<string | null> {
    try {
      const { latitude, longitude } = await position();
      const url = new URL(this.serviceUrl, globalThis.location?.href);
      url.searchParams.set('lat', String(latitude));
      url.searchParams.set('lon', String(longitude));
      const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      const { zipcode } = (await answer.json()) as { zipcode?: string };
      return Zipcode.parse(zipcode)?.value ?? null;
    } catch {
      // Denied, timed out or unreachable.
      return null;
    }
  }
}

function position(): Promise<GeolocationCoordinates> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, {
      timeout: TIMEOUT_MS,
    });
  });
}
