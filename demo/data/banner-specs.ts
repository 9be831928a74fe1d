export interface BannerSpec {
  /** The name in its picture's path. */
  readonly name: string;
  /** The heading of the caption, or the alternative text of the picture. */
  readonly title: string;
  readonly caption?: { readonly eyebrow: string; readonly text: string; readonly action: string };
  readonly tone: string;
  readonly products: readonly number[];
  readonly link: string;
}

export const BANNER_SPECS: readonly BannerSpec[] = [
  { name: 'home-1', title: 'Long evenings, deeper glasses', caption: { eyebrow: 'The November cellar', text: 'Seventy-eight whiskeys from stores near you, delivered within the hour.', action: 'Shop whiskey' }, tone: '#173a2c', products: [128, 118, 115], link: '/store/category/Whiskey/12' },
  { name: 'home-2', title: 'Cut this morning, delivered tonight', caption: { eyebrow: 'From the flower room', text: 'Garden roses, dahlias and peonies, tied to order.', action: 'Shop flowers' }, tone: '#f3dcdc', products: [308, 301], link: '/store/category/Flowers/20' },
  { name: 'home-3', title: 'Gifts that arrive with a bow', caption: { eyebrow: 'Wrapped and ready', text: 'Hampers, truffles and crystal, with your message on the card.', action: 'Shop gifts' }, tone: '#e9dcc3', products: [607, 601, 261], link: '/store/category/Gifts/30' },
  { name: 'gate-1', title: 'Red wine, roses and gin', tone: '#f1e8d6', products: [201, 302, 501], link: '/' },
  { name: 'gate-2', title: 'Champagne and flowers in a vase', tone: '#3a1a26', products: [263, 312], link: '/' },
];

export const AD_SPECS: readonly BannerSpec[] = [
  { name: '1', title: 'Gifts under $50', caption: { eyebrow: 'Wrapped and ready', text: 'Candles, truffles and a card to go with them.', action: 'See gifts' }, tone: '#e3e9d6', products: [631, 616], link: '/store/category/Gifts/30?price=under25&price=25-50' },
  { name: '2', title: 'One gin, all summer', caption: { eyebrow: 'The bar cart', text: 'Juniper & Vale, in every size.', action: 'See the gin' }, tone: '#d9e4e2', products: [501, 628], link: '/store/501' },
];
