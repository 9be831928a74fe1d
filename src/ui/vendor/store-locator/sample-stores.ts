import type { Store } from '../../../domain/vendor/store';
import { storeLocatorTexts } from '../../../texts/vendor/store-locator';

type Row = readonly [
  name: string,
  street: string,
  city: string,
  state: string,
  zipcode: string,
  telephone: string,
  hours: string,
  latitude: number,
  longitude: number,
];

const { daily, mondayToSaturday, mondayToFriday } = storeLocatorTexts.hours;

// oxfmt-ignore
const ROWS: readonly Row[] = [
  ['Hudson Row Wines', '120 Hudson St', 'New York', 'NY', '10013', '(212) 555-0101', mondayToSaturday(10, 9), 40.7187, -74.0089],
  ['Peachtree Petals', '660 Peachtree St NE', 'Atlanta', 'GA', '30308', '(404) 555-0102', mondayToSaturday(9, 6), 33.7725, -84.3856],
  ['Coral Way Spirits', '1200 Brickell Ave', 'Miami', 'FL', '33131', '(305) 555-0103', daily(10, 10), 25.7617, -80.1918],
  ['Lakeside Bottle Co.', '233 E Ontario St', 'Chicago', 'IL', '60611', '(312) 555-0104', daily(11, 10), 41.8934, -87.6206],
  ['North Loop Cellar', '212 N 2nd St', 'Minneapolis', 'MN', '55401', '(612) 555-0105', mondayToSaturday(11, 8), 44.9843, -93.2693],
  ['Lone Star Barrel', '600 Congress Ave', 'Austin', 'TX', '78701', '(512) 555-0106', mondayToSaturday(10, 9), 30.2686, -97.7432],
  ['Mile High Bouquets', '1550 Larimer St', 'Denver', 'CO', '80202', '(303) 555-0107', mondayToFriday(8, 6), 39.7484, -105.0001],
  ['Emerald Wine Market', '1501 Pike Pl', 'Seattle', 'WA', '98101', '(206) 555-0108', daily(9, 7), 47.6089, -122.3405],
  ['Bay & Blossom', '225 Bush St', 'San Francisco', 'CA', '94104', '(415) 555-0109', daily(10, 8), 37.7909, -122.4016],
  ['Sunset Cellars', '6230 Sunset Blvd', 'Los Angeles', 'CA', '90028', '(323) 555-0110', daily(10, 11), 34.0978, -118.3241],
];

/** LOC-02: hard-coded, and not real. */
export const SAMPLE_STORES: readonly Store[] = ROWS.map(
  ([name, street, city, state, zipcode, telephone, hours, latitude, longitude], index) => ({
    id: `sample-${index + 1}`,
    ...{ name, street, city, state, zipcode, telephone, hours, latitude, longitude },
  }),
);
