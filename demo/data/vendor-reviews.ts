import type { vendorReviews } from '../../backend/src/adapters/postgres/schema';

type Row = readonly [vendorId: number, title: string, detail: string, nickname: string, rating: number, date: string];

const REVIEWS: readonly Row[] = [
  // DEMO-11: six for vendor 1. DEMO-12: none for vendor 2.
  [1, 'They remember what you like', 'Third bottle in, they steered me to a rye I would never have picked. Perfect.', 'Keiko', 5, '2026-08-14'],
  [1, 'Forty minutes to the door', 'Two bottles, one bag of ice, no fuss.', 'Oscar', 5, '2026-07-30'],
  [1, 'Deep whiskey shelf', 'If it was barrelled in Kentucky it is probably here.', 'Ben T.', 5, '2026-06-18'],
  [1, 'Good prices on wine, too', 'The case discount is real.', 'Rosa M.', 4, '2026-05-02'],
  [1, 'One bottle was swapped', 'They called first, which I liked, but I had wanted the other.', 'Hugo', 3, '2026-03-21'],
  [1, 'A proper shop', 'You can tell that people who drink wine work here.', 'Imani', 5, '2026-02-11'],
  [5, 'Packed like a museum piece', 'Six bottles, not a scuff.', 'Luis', 5, '2026-08-03'],
  [5, 'Slow but sure', 'Three days, as they said.', 'Vera', 4, '2026-04-19'],
  [6, 'You can taste the field', 'Tulips with dew still on, wine with a note from the grower.', 'Maeve', 5, '2026-05-27'],
  [7, 'Charming', 'The card was in real ink.', 'Nadia', 5, '2026-06-09'],
  [8, 'Porch approved', 'They talked me into the smoked one. Glad they did.', 'Will', 5, '2026-07-12'],
  [9, 'Fresh cans', 'Dated that week.', 'Yusuf', 5, '2026-08-21'],
  [10, 'Made my mother cry', 'Happy tears. Thank you.', 'Grace', 5, '2026-05-11'],
  [11, 'Open late', 'And they had the good mezcal.', 'Ximena', 4, '2026-07-04'],
];

export const VENDOR_REVIEW_ROWS: readonly (typeof vendorReviews.$inferInsert)[] = REVIEWS.map(
  ([vendorId, title, detail, nickname, rating, date]) => ({ vendorId, title, detail, nickname, rating, date }),
);
