import { STAR_CATEGORIES, starsLabel } from '../../domain/vendor/retailer';

/** The star categories as a select offers them; the first is all of them. */
export const STAR_OPTIONS = STAR_CATEGORIES.map((stars) => ({
  value: String(stars),
  label: starsLabel(stars),
}));
