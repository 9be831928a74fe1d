export const servedZipcodesTexts = {
  title: (city: string, state: string) => `Zipcodes we serve in ${city}, ${state}`,
  description: (city: string, state: string) =>
    `Zipcodes we serve in ${city}, ${state}: drinks, flowers and gifts from local stores.`,
  lead: 'To shop in one of these zipcodes, select Change at the top of the page.',
  count: (zipcodes: number) => (zipcodes === 1 ? '1 zipcode' : `${zipcodes} zipcodes`),
  list: (place: string) => `Served in ${place}`,
  none: (place: string) => `We do not deliver to ${place} yet`,
  noneText: 'New stores join all the time. Meanwhile, see what we sell elsewhere.',
  browse: 'See what we sell',
  loading: 'Loading zipcodes',
  asPage: 'Open this list as a page',
};
