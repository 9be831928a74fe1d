import { useBrand } from './brand-context';

/** The name of the marketplace, in a text. */
export const BrandName = () => useBrand().name;
