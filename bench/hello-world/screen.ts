/** A product of a listing. */
export interface Card {
  id: string;
  name: string;
  price: string;
  picture: string;
}

/** The content of a page; a plain object, so that the server can put it into the HTML. */
export interface Screen {
  title: string;
  /** The main picture: a banner on the home page, the product on its page. */
  picture?: string;
  /** Shape of the main picture. */
  shape?: 'wide' | 'tall';
  lines: string[];
  cards: Card[];
}
