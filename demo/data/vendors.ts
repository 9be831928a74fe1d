import type { vendors } from '../../backend/src/adapters/postgres/schema';
import type { MotifName } from '../pictures/bottle/crest-motifs';
import type { VendorPicture } from '../pictures/store/vendor-art';

type VendorRow = typeof vendors.$inferInsert;

interface VendorSpec {
  readonly id: number;
  readonly name: string;
  readonly look: readonly [initials: string, motif: MotifName, main: string, accent: string, mark: VendorPicture['mark']];
  readonly site: string;
  readonly phone: string;
  readonly about: string;
  readonly place: readonly [street: string, city: string, state: string, zipcode: string];
  readonly delivery: string;
}

const HOUR = 'Local orders placed before 5:00pm leave the store within the hour.';
const COURIER = 'Courier orders leave the next morning and take two to three days.';
const FARM = 'Farm Direct orders are picked to order and leave on the fourth day.';

export const VENDOR_SPECS: readonly VendorSpec[] = [
  { id: 1, name: 'Hudson Cellars', look: ['HC', 'grapes', '#1f4d3a', '#e3c98e', 'seal'], site: 'https://hudson-cellars.example', phone: '2125550111', place: ['231 W 29th St', 'New York', 'NY', '10001'], delivery: `${HOUR} ${COURIER}`, about: 'Two brothers, one long cellar, and a habit of opening things. Hudson Cellars has poured for Chelsea since 1978 and keeps the deepest shelf of American whiskey on the West Side.' },
  { id: 2, name: 'Empire Bottle & Bloom', look: ['EB', 'rose', '#8c2747', '#f3d9d9', 'shield'], site: 'https://empire-bottle-bloom.example', phone: '2125550122', place: ['498 7th Ave', 'New York', 'NY', '10018'], delivery: `${HOUR} ${FARM}`, about: 'Half wine merchant, half florist, all under one glass roof in the garment district.' },
  { id: 3, name: 'Garden State Spirits', look: ['GS', 'oak', '#3c5a34', '#e9dfc0', 'square'], site: 'https://garden-state-spirits.example', phone: '2015550133', place: ['84 Washington St', 'Hoboken', 'NJ', '07030'], delivery: HOUR, about: '' },
  { id: 4, name: 'Lakeshore Provisions', look: ['LP', 'wave', '#27486e', '#d9e2ea', 'seal'], site: 'https://lakeshore-provisions.example', phone: '3125550144', place: ['205 N Michigan Ave', 'Chicago', 'IL', '60601'], delivery: COURIER, about: 'Lake wind, warm shop.' },
  { id: 5, name: 'Golden Gate Cellars', look: ['GG', 'ship', '#a83a24', '#f6e2c9', 'square'], site: 'https://golden-gate-cellars.example', phone: '4155550155', place: ['160 Spear St', 'San Francisco', 'CA', '94105'], delivery: COURIER, about: 'A courier cellar by the bay: we pack by hand and ship every weekday.' },
  { id: 6, name: 'Sonoma Farm Direct', look: ['SF', 'sun', '#b98a2f', '#fbf3dc', 'seal'], site: 'https://sonoma-farm-direct.example', phone: '7075550166', place: ['401 Center St', 'Healdsburg', 'CA', '95448'], delivery: FARM, about: 'Eleven small farms and one cold truck. What you order today is picked the day before it leaves.' },
  { id: 7, name: 'Beacon Hill Flowers & Wine', look: ['BH', 'lily', '#5b2a55', '#ead9ea', 'shield'], site: 'https://beacon-hill.example', phone: '6175550177', place: ['72 Charles St', 'Boston', 'MA', '02108'], delivery: `${HOUR} ${COURIER}`, about: 'Three steps down from Charles Street: peonies on the left, Burgundy on the right.' },
  { id: 8, name: 'Lone Star Barrel House', look: ['LS', 'horseshoe', '#7a3a1f', '#f3d9a8', 'square'], site: 'https://lone-star-barrel-house.example', phone: '5125550188', place: ['311 Colorado St', 'Austin', 'TX', '78701'], delivery: HOUR, about: 'Bourbon, beer and a shaded porch to argue about them.' },
  { id: 9, name: 'Rose City Taps', look: ['RC', 'hop', '#2d6e70', '#f3d27a', 'seal'], site: 'https://rose-city-taps.example', phone: '5035550199', place: ['918 SW Alder St', 'Portland', 'OR', '97205'], delivery: HOUR, about: 'Forty taps, four hundred cans, and roses because this is Portland.' },
  { id: 10, name: 'Magnolia Floral & Gifts', look: ['MG', 'bee', '#b83b5e', '#fbe9d9', 'seal'], site: 'https://magnolia-floral.example', phone: '6155550110', place: ['410 11th Ave S', 'Nashville', 'TN', '37203'], delivery: `${HOUR} ${FARM}`, about: 'Flowers first, ribbon last, whiskey truffles in between.' },
  { id: 11, name: 'Sunset Strip Spirits', look: ['SS', 'sun', '#22303a', '#f0944a', 'square'], site: 'https://sunset-strip-spirits.example', phone: '3235550121', place: ['6410 Sunset Blvd', 'Los Angeles', 'CA', '90028'], delivery: `${HOUR} ${COURIER}`, about: 'Agave by the wall, ice by the bag, open till late.' },
  { id: 12, name: 'The Flatbush Pour', look: ['FP', 'compass', '#1e1b18', '#c9a24a', 'shield'], site: 'https://flatbush-pour.example', phone: '7185550132', place: ['120 Flatbush Ave', 'Brooklyn', 'NY', '11217'], delivery: HOUR, about: 'A neighborhood bar with a shop in front, or the other way round.' },
];

/** DEMO-12: its website and telephone are in other fields. */
const SPARSE_VENDOR = 2;
/** DEMO-13: has no About information. */
const SILENT_VENDOR = 3;
/** DEMO-15: exists, and has no vendor_info. */
const EMPTY_VENDOR = 4;

function infoOf(spec: VendorSpec): VendorRow['info'] {
  if (spec.id === EMPTY_VENDOR) return null;
  const base = { name: spec.name, imageUrl: `/media/vendors/${spec.id}/logo.svg` };
  if (spec.id === SPARSE_VENDOR) return { ...base, websiteUrl: spec.site, telephone: spec.phone };
  return { ...base, website: spec.site, vendorWebsite: spec.site, vendorTelephone: spec.phone };
}

function aboutOf(spec: VendorSpec): VendorRow['about'] {
  if (spec.id === SILENT_VENDOR) return null;
  const [street, city, state, zipcode] = spec.place;
  return {
    locationName: spec.name, formattedAddress: `${street}, ${city}, ${state} ${zipcode}`, street,
    city, state, zipcode, telephone: spec.phone, description: spec.about,
  };
}

export const VENDOR_ROWS: readonly VendorRow[] = VENDOR_SPECS.map((spec) => ({
  id: spec.id,
  name: spec.name,
  info: infoOf(spec),
  about: aboutOf(spec),
  deliveryInformation: spec.delivery,
}));
