import type { ViewedProduct } from '../../domain/catalog/viewed-product';
import { CurrentValue } from '../shared/current-value';

/** The products viewed in this browser, latest first; they are not sent anywhere. */
export abstract class RecentlyViewed extends CurrentValue<readonly ViewedProduct[]> {}
