import type { FileFormat } from '../file-format';
import { DELIVERY_SPEEDS, HOLIDAYS, LOCATION_SPEEDS, SHIP_METHODS, SLOTS } from './fulfilment-formats';
import { BANNERS, HOME_SECTIONS, STORE } from './home-formats';
import { CATEGORIES, LOCATIONS, SERVICE_AREAS, VENDORS, ZIPCODES } from './place-formats';
import { STATE_CHARGES, TAX_RULES } from './tax-formats';
import { OFFERS, PRODUCTS, STOCK, VARIANTS } from './product-formats';

/** All files of a catalogue folder, in the order in which they are read, compared and reported. */
export const FORMATS: readonly FileFormat[] = [
  VENDORS,
  LOCATIONS,
  ZIPCODES,
  SERVICE_AREAS,
  STATE_CHARGES,
  TAX_RULES,
  SLOTS,
  HOLIDAYS,
  LOCATION_SPEEDS,
  DELIVERY_SPEEDS,
  SHIP_METHODS,
  CATEGORIES,
  PRODUCTS,
  VARIANTS,
  OFFERS,
  STOCK,
  BANNERS,
  HOME_SECTIONS,
  STORE,
];
