import { ZipcodeDirectory } from '../../../src/application/location/zipcode-directory.port';
import type { City } from '../../../src/domain/location/city';
import { Zipcode } from '../../../src/domain/shared/zipcode';

export class FakeZipcodeDirectory extends ZipcodeDirectory {
  cities: Record<string, City> = {
    '10001': { name: 'New York', state: 'NY' },
    '07030': { name: 'Hoboken', state: 'NJ' },
  };

  async cityOf(typed: string): Promise<City | null> {
    const zipcode = Zipcode.parse(typed)?.value;
    return zipcode ? (this.cities[zipcode] ?? null) : null;
  }
}
