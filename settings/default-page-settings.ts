import { OPTIONAL_CALLS, type PageSettings } from './page-settings';

/** The settings of a page without any, and of a deployment that sets none. */
export const DEFAULT_PAGE_SETTINGS: PageSettings = {
  language: 'en',
  languages: ['en'],
  backendUrl: '',
  shopOrigin: '',
  brand: {
    name: 'Cork & Petal',
    tagline: 'Wine, flowers and gifts from local stores',
    description: 'Drinks, flowers and gifts from local stores, delivered to your door.',
    logo: '',
    icon: '',
    socialPicture: '',
    colours: {},
    legalLines: ['You must be over 21 to buy alcohol. Please drink responsibly.'],
    contact: {
      phone: '1-800-555-0142',
      email: 'care@corkandpetal.example',
      hours: 'Monday to Friday 9am to 5pm EST',
    },
  },
  currency: { code: 'USD', sign: '$', name: 'US dollars' },
  captcha: 'altcha',
  locatorUrl: '',
  mapTiles: { url: '', attribution: '' },
  analyticsUrl: '',
  webVitals: 'off',
  cards: 'on',
  passwordReset: 'on',
  optionalCalls: OPTIONAL_CALLS,
};
