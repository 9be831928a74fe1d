import type { locations } from '../../backend/src/adapters/postgres/schema';

type LocationRow = typeof locations.$inferInsert;
type Spot = readonly [street1: string, city: string, state: string, zipcode: string, timeZone: string];

function location(id: number, vendorId: number, name: string, telephone: string | null, spot: Spot, more: Partial<LocationRow> = {}): LocationRow {
  const [street1, city, state, zipcode, timeZone] = spot;
  return { id, vendorId, name, telephone, street1, street2: '', city, state, zipcode, timeZone, pickUp: true, readyTime: 'Ready in 1 hour', cutOffHour: 17, ...more };
}

const EAST = 'America/New_York';
const CENTRAL = 'America/Chicago';
const WEST = 'America/Los_Angeles';

/**
 * DEMO-16: New York has stars 1 to 4, California 3 and 5; DEMO-17: vendor 1 has two locations. Location 99 must not
 * exist.
 */
export const LOCATION_ROWS: readonly LocationRow[] = [
  location(11, 1, 'Hudson Cellars Chelsea', '2125550111', ['231 W 29th St', 'New York', 'NY', '10001', EAST], { starCategory: 3, dineIn: true }),
  location(12, 1, 'Hudson Cellars Village', '2125550112', ['44 W 8th St', 'New York', 'NY', '10011', EAST], { starCategory: 2, dineIn: true, readyTime: 'Ready in 2 hours' }),
  location(13, 2, 'Empire Bottle & Bloom', '2125550122', ['498 7th Ave', 'New York', 'NY', '10018', EAST], { starCategory: 4, dineIn: true, cutOffHour: 18 }),
  // DEMO-16: a retailer without a telephone.
  location(14, 12, 'The Flatbush Pour', null, ['120 Flatbush Ave', 'Brooklyn', 'NY', '11217', EAST], { starCategory: 1, dineIn: true, street2: 'Ground floor' }),
  location(15, 5, 'Golden Gate Cellars', '4155550155', ['160 Spear St', 'San Francisco', 'CA', '94105', WEST], { starCategory: 3, dineIn: true, pickUp: false, readyTime: null }),
  location(16, 6, 'Sonoma Farm Direct', '7075550166', ['401 Center St', 'Healdsburg', 'CA', '95448', WEST], { starCategory: 5, dineIn: true, pickUp: false, readyTime: null, cutOffHour: 12 }),
  location(17, 3, 'Garden State Spirits', '2015550133', ['84 Washington St', 'Hoboken', 'NJ', '07030', EAST]),
  location(18, 4, 'Lakeshore Provisions', '3125550144', ['205 N Michigan Ave', 'Chicago', 'IL', '60601', CENTRAL]),
  location(19, 7, 'Beacon Hill Flowers & Wine', '6175550177', ['72 Charles St', 'Boston', 'MA', '02108', EAST]),
  location(20, 8, 'Lone Star Barrel House', '5125550188', ['311 Colorado St', 'Austin', 'TX', '78701', CENTRAL]),
  location(21, 9, 'Rose City Taps', '5035550199', ['918 SW Alder St', 'Portland', 'OR', '97205', WEST]),
  location(22, 10, 'Magnolia Floral & Gifts', '6155550110', ['410 11th Ave S', 'Nashville', 'TN', '37203', CENTRAL]),
  location(23, 11, 'Sunset Strip Spirits', '3235550121', ['6410 Sunset Blvd', 'Los Angeles', 'CA', '90028', WEST], { cutOffHour: 20 }),
];
