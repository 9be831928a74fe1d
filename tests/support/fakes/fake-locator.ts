import { Locator } from '../../../src/application/location/locator.port';

export class FakeLocator extends Locator {
  zipcode: string | null = null;

  async locate(): Promise<string | null> {
    return this.zipcode;
  }
}
