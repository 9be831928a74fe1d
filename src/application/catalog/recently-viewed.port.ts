import type { ViewedProduct } from '../../domain/catalog/viewed-product';
import { CurrentValue } from '../shared/current-value';

/** The products that were looked at in this browser, the latest first; nobody else learns of them. */
export abstract class RecentlyViewed extends CurrentValue<readonly ViewedProduct[]> {}
