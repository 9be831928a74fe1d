import { homePageTexts } from '../../texts/location/home-page';
import type { CalendarDate } from '../shared/calendar-date';
import type { ProductCard } from '../shared/product-card';
import type { Speed } from '../shared/speed';

export interface Banner {
  readonly imageUrl: string;
  /** The link's target; null if none. */
  readonly link: string | null;
  /** The text alternative of the picture; with a caption, its heading. */
  readonly title: string;
  /** Text to show over the picture; null if the picture contains its text. */
  readonly caption: BannerCaption | null;
}

export interface BannerCaption {
  readonly eyebrow: string;
  readonly text: string;
  /** The label of the link. */
  readonly action: string;
  /** Of the picture, which the text contrasts with. */
  readonly tone: 'light' | 'dark';
}

/** The banners call's two lists: desktop from 768px up, mobile below (HOME-08, X-032). */
export interface BannerSet {
  readonly desktop: readonly Banner[];
  readonly mobile: readonly Banner[];
}

export interface HomeSection {
  readonly category: string;
  readonly products: readonly ProductCard[];
}

/** A vendor that delivers to the place. */
export interface HomeVendor {
  readonly id: string;
  readonly name: string;
  /** Address of its logo; blank if it has none. */
  readonly imageUrl: string;
  /** `New York, NY`; blank if unknown. */
  readonly place: string;
}

/** The next delivery to the place at a speed. */
export interface HomeDelivery {
  readonly speed: Speed;
  readonly date: CalendarDate;
  /** Days from today, as the shops count them. */
  readonly daysAhead: number;
  /** When the last free slot of that day ends, `18:00`; blank without slots. */
  readonly until: string;
}

/** What the store home shows (HOME-07). */
export interface HomePage {
  readonly banners: readonly Banner[];
  readonly ads: readonly Banner[];
  readonly sections: readonly HomeSection[];
  readonly topProducts: readonly ProductCard[];
  readonly vendors: readonly HomeVendor[];
  /** Earliest first. */
  readonly deliveries: readonly HomeDelivery[];
}

/** HOME-02 */
export const sectionTitle = (section: HomeSection): string => homePageTexts.sectionTitle(section.category);
