/** The text and the contents of a banner's picture. The text is also in `title`, as alternative text. */
export interface BannerSpec {
  /** The name in its picture's path. */
  readonly name: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly line: string;
  /** Text of the button; a banner without a link has none. */
  readonly action?: string;
  readonly tone: string;
  readonly products: readonly number[];
  readonly link: string;
}

export const BANNER_SPECS: readonly BannerSpec[] = [
  { name: 'home-1', eyebrow: 'The November cellar', title: 'Long evenings, deeper glasses', line: 'Seventy-eight whiskeys from stores near you, delivered within the hour.', action: 'Shop whiskey', tone: '#173a2c', products: [128, 118, 115], link: '/store/category/Whiskey/12' },
  { name: 'home-2', eyebrow: 'From the flower room', title: 'Cut this morning, delivered tonight', line: 'Garden roses, dahlias and peonies, tied to order.', action: 'Shop flowers', tone: '#f3dcdc', products: [308, 301], link: '/store/category/Flowers/20' },
  { name: 'home-3', eyebrow: 'Wrapped and ready', title: 'Gifts that arrive with a bow', line: 'Hampers, truffles and crystal, with your message on the card.', action: 'Shop gifts', tone: '#e9dcc3', products: [607, 601, 261], link: '/store/category/Gifts/30' },
  { name: 'gate-1', eyebrow: 'Cork & Petal', title: 'Your local stores, delivered', line: 'Drinks, flowers and gifts from stores near you.', tone: '#f1e8d6', products: [201, 302, 501], link: '/' },
  { name: 'gate-2', eyebrow: 'Cork & Petal', title: 'Something for the table', line: 'A bottle, a bouquet, and an hour to spare.', tone: '#3a1a26', products: [263, 312], link: '/' },
];

export const AD_SPECS: readonly BannerSpec[] = [
  { name: '1', eyebrow: 'Farm Direct', title: 'Tulips by the armful', line: 'Picked to order in Sonoma.', action: 'See tulips', tone: '#e3e9d6', products: [320], link: '/store/category/Tulips/2031' },
  { name: '2', eyebrow: 'The bar cart', title: 'One gin, all summer', line: 'Juniper & Vale, in every size.', action: 'See the gin', tone: '#d9e4e2', products: [501, 628], link: '/store/501' },
];
