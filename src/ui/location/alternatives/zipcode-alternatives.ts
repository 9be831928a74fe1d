import { makeAutoObservable } from 'mobx';
import type { City } from '../../../domain/location/city';
import type { ServiceArea } from '../../../domain/location/service-area';

/** The zipcodes offered in place of one that is not served (GATE-17). */
export class ZipcodeAlternatives {
  private areas: readonly ServiceArea[] = [];
  /** The city whose zipcodes are all shown. */
  listed: City | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state() {
    return {
      alternatives: this.areas.map(({ zipcode, city, state }) => ({
        zipcode: zipcode.value,
        place: placeName(city, state),
      })),
      cities: citiesOf(this.areas),
    };
  }

  offer(areas: readonly ServiceArea[]): void {
    this.areas = areas;
  }

  /** An alternative includes its service area, so picking it needs no further call. */
  areaOf(zipcode: string): ServiceArea | undefined {
    return this.areas.find((area) => area.zipcode.value === zipcode);
  }

  showZipcodesOf(city: City): void {
    this.listed = city;
  }

  closeList(): void {
    this.listed = null;
  }
}

const placeName = (city: string, state: string): string => [city, state].filter(Boolean).join(', ');

/** Each city once, even if several of its zipcodes are offered. */
function citiesOf(areas: readonly ServiceArea[]): readonly City[] {
  const named = areas.filter(({ city, state }) => city && state);
  const byName = new Map(named.map(({ city, state }) => [placeName(city, state), { name: city, state }]));
  return [...byName.values()];
}
