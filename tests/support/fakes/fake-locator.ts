import { Locator } from '../../../src/application/location/locator.port';
import { Zipcode } from '../../../src/domain/shared/zipcode';

export class FakeLocator extends Locator {
  isOffered = true;
  zipcode: string | null = null;

  async locate(): Promise<string | null> {
    return Zipcode.parse(this.zipcode)?.value ?? null;
  }
}
