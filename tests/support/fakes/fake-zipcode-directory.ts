import { ZipcodeDirectory } from '../../../src/application/location/zipcode-directory.port';
import type { City } from '../../../src/domain/location/city';

export class FakeZipcodeDirectory extends ZipcodeDirectory {
  cities: Record<string, City> = {
    '10001': { name: 'New York', state: 'NY' },
    '07030': { name: 'Hoboken', state: 'NJ' },
  };

  async cityOf(zipcode: string): Promise<City | null> {
    return this.cities[zipcode] ?? null;
  }
}
