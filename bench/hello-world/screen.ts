/** A product as a listing shows it. */
export interface Card {
  id: string;
  name: string;
  price: string;
  picture: string;
}

/** All that a page of the hello-world draws; a plain object, so that the server can put it into the HTML. */
export interface Screen {
  title: string;
  /** The big picture: a banner on the home page, the product on its own. */
  picture?: string;
  /** Of the picture. */
  shape?: 'wide' | 'tall';
  lines: string[];
  cards: Card[];
}
