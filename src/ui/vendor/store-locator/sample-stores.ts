import type { Store } from '../../../domain/vendor/store';

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

// oxfmt-ignore
const ROWS: readonly Row[] = [
  ['Hudson Row Wines', '120 Hudson St', 'New York', 'NY', '10013', '(212) 555-0101', 'Monday to Saturday, 10am to 9pm', 40.7187, -74.0089],
  ['Peachtree Petals', '660 Peachtree St NE', 'Atlanta', 'GA', '30308', '(404) 555-0102', 'Monday to Saturday, 9am to 6pm', 33.7725, -84.3856],
  ['Coral Way Spirits', '1200 Brickell Ave', 'Miami', 'FL', '33131', '(305) 555-0103', 'Daily, 10am to 10pm', 25.7617, -80.1918],
  ['Lakeside Bottle Co.', '233 E Ontario St', 'Chicago', 'IL', '60611', '(312) 555-0104', 'Daily, 11am to 10pm', 41.8934, -87.6206],
  ['North Loop Cellar', '212 N 2nd St', 'Minneapolis', 'MN', '55401', '(612) 555-0105', 'Monday to Saturday, 11am to 8pm', 44.9843, -93.2693],
  ['Lone Star Barrel', '600 Congress Ave', 'Austin', 'TX', '78701', '(512) 555-0106', 'Monday to Saturday, 10am to 9pm', 30.2686, -97.7432],
  ['Mile High Bouquets', '1550 Larimer St', 'Denver', 'CO', '80202', '(303) 555-0107', 'Monday to Friday, 8am to 6pm', 39.7484, -105.0001],
  ['Emerald Wine Market', '1501 Pike Pl', 'Seattle', 'WA', '98101', '(206) 555-0108', 'Daily, 9am to 7pm', 47.6089, -122.3405],
  ['Bay & Blossom', '225 Bush St', 'San Francisco', 'CA', '94104', '(415) 555-0109', 'Daily, 10am to 8pm', 37.7909, -122.4016],
  ['Sunset Cellars', '6230 Sunset Blvd', 'Los Angeles', 'CA', '90028', '(323) 555-0110', 'Daily, 10am to 11pm', 34.0978, -118.3241],
];

/** LOC-02: hard-coded, and not real. */
export const SAMPLE_STORES: readonly Store[] = ROWS.map(
  ([name, street, city, state, zipcode, telephone, hours, latitude, longitude], index) => ({
    id: `sample-${index + 1}`,
    ...{ name, street, city, state, zipcode, telephone, hours, latitude, longitude },
  }),
);
