import type { zipcodeAlternatives, zipcodes } from '../../backend/src/adapters/postgres/schema';

type ZipcodeRow = typeof zipcodes.$inferInsert;

/** DEMO-09: at least twelve of New York NY. */
const SERVED_CITIES: readonly (readonly [city: string, state: string, zipcodes: string])[] = [
  ['New York', 'NY', '10001 10002 10003 10009 10010 10011 10012 10013 10014 10016 10018 10019 10036'],
  ['Brooklyn', 'NY', '11201 11215 11217'],
  ['San Francisco', 'CA', '94105 94107 94110'],
  ['Healdsburg', 'CA', '95448'],
  ['Los Angeles', 'CA', '90028'],
  ['Hoboken', 'NJ', '07030'],
  ['Jersey City', 'NJ', '07302'],
  ['Chicago', 'IL', '60601 60611'],
  ['Boston', 'MA', '02108 02116'],
  ['Austin', 'TX', '78701 78704'],
  ['Portland', 'OR', '97205 97209'],
  ['Nashville', 'TN', '37203'],
];

/** `zipcode City ST`, as in the zip-to-city list. DEMO-08: known, not served. DEMO-05: 59001. DEMO-06: 59101. */
const UNSERVED = [
  '59001 Absarokee MT', '59101 Billings MT', '33101 Miami FL', '32801 Orlando FL', '30303 Atlanta GA', '85004 Phoenix AZ', '98101 Seattle WA',
  '80202 Denver CO', '84101 Salt Lake City UT', '89101 Las Vegas NV', '87102 Albuquerque NM', '75201 Dallas TX', '77002 Houston TX', '78205 San Antonio TX',
  '70112 New Orleans LA', '39201 Jackson MS', '35203 Birmingham AL', '72201 Little Rock AR', '64106 Kansas City MO', '63101 Saint Louis MO', '66603 Topeka KS',
  '73102 Oklahoma City OK', '68102 Omaha NE', '57104 Sioux Falls SD', '58102 Fargo ND', '55401 Minneapolis MN', '53202 Milwaukee WI', '48226 Detroit MI',
  '46204 Indianapolis IN', '43215 Columbus OH', '44113 Cleveland OH', '45202 Cincinnati OH', '40202 Louisville KY', '38103 Memphis TN', '28202 Charlotte NC',
  '27601 Raleigh NC', '29401 Charleston SC', '23219 Richmond VA', '20001 Washington DC', '21201 Baltimore MD', '19103 Philadelphia PA', '15222 Pittsburgh PA',
  '19801 Wilmington DE', '06103 Hartford CT', '02903 Providence RI', '03101 Manchester NH', '04101 Portland ME', '05401 Burlington VT', '25301 Charleston WV',
  '50309 Des Moines IA', '82001 Cheyenne WY', '83702 Boise ID', '99501 Anchorage AK', '96813 Honolulu HI', '92101 San Diego CA', '95814 Sacramento CA',
  '14604 Rochester NY', '12207 Albany NY', '13202 Syracuse NY', '08401 Atlantic City NJ', '61602 Peoria IL', '01608 Worcester MA',
] as const;

/** DEMO-04: served, but with an empty home page. */
const EMPTY_HOME: Readonly<Record<string, string>> = { '60601': 'There are no products in the Loop yet. Please check back on Friday.' };

const DINE_IN_STATES = new Set(['NY', 'NJ', 'CA']);

function servedRow(zipcode: string, city: string, state: string): ZipcodeRow {
  return {
    zipcode, city, state, served: true, dineInSupported: DINE_IN_STATES.has(state),
    homeEmpty: zipcode in EMPTY_HOME, homeMessage: EMPTY_HOME[zipcode] ?? null,
  };
}

function unservedRow(line: string): ZipcodeRow {
  return { zipcode: line.slice(0, 5), city: line.slice(6, -3), state: line.slice(-2) };
}

/** DEMO-07: refused with and without a message. */
const INVALID: readonly ZipcodeRow[] = [
  { zipcode: '99999', city: '', state: '', invalid: true, invalidMessage: '99999 is not a valid zipcode. Please check it.' },
  { zipcode: '00000', city: '', state: '', invalid: true, invalidMessage: null },
];

/** The served zipcodes of some cities. */
export const servedIn = (...cities: readonly string[]): readonly string[] =>
  SERVED_CITIES.flatMap(([city, , list]) => (cities.includes(city) ? list.split(' ') : []));

export const ZIPCODE_ROWS: readonly ZipcodeRow[] = [
  ...SERVED_CITIES.flatMap(([city, state, list]) => list.split(' ').map((zipcode) => servedRow(zipcode, city, state))),
  ...UNSERVED.map(unservedRow),
  ...INVALID,
];

const NEAREST: Readonly<Record<string, readonly string[]>> = {
  NY: ['10001', '11201', '07030'], NJ: ['07030', '10001'], IL: ['60611'], MA: ['02108', '10001'], CT: ['10001', '02108'], RI: ['02108'], NH: ['02108'], ME: ['02108'], VT: ['02108'],
  CA: ['94105', '90028', '95448'], NV: ['90028', '94105'], AZ: ['90028'], WA: ['97205'], ID: ['97205'], TX: ['78701'], OK: ['78701'], LA: ['78701'], KY: ['37203'], GA: ['37203'], AL: ['37203'],
};
const ANYWHERE = ['10001', '94105', '97205', '78701'] as const;

/** The alternatives that the gate offers for an unserved zipcode. */
export const ALTERNATIVE_ROWS: readonly (typeof zipcodeAlternatives.$inferInsert)[] = UNSERVED.flatMap((line) =>
  (NEAREST[line.slice(-2)] ?? ANYWHERE).map((alternative, position) => ({ zipcode: line.slice(0, 5), alternative, position })),
);
