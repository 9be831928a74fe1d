/** [title, text, stars], by kind of product. */
type ReviewText = readonly [title: string, detail: string, rating: number];

const DRINKS: readonly ReviewText[] = [
  ['Better than I paid for', 'Bought it for a Tuesday and opened it for guests on Friday instead.', 5],
  ['Lovely with dinner', 'It went with roast chicken as though they had grown up together.', 5],
  ['Arrived within the hour', 'The driver was friendly and the bottle was already cool. Tastes as described.', 5],
  ['A solid pour', 'Nothing flashy. I would buy it again, and have.', 4],
  ['Grew on me', 'The first glass was closed; by the third evening it was wonderful.', 4],
  ['My father’s new favorite', 'He has hidden the second bottle from us.', 5],
  ['Good, not great', 'Pleasant enough, but I hoped for a longer finish.', 3],
  ['Beautiful label, better inside', 'Chosen for the crest, kept for the taste.', 5],
  ['Needs air', 'Give it half an hour. Then it sings.', 4],
  ['A little sweet for me', 'My wife loves it, so it will not go to waste.', 3],
  ['House staple', 'We keep two on the shelf at all times.', 5],
  ['Generous and warm', 'Just what the note promised. Nice balance.', 4],
];

const BEERS: readonly ReviewText[] = [
  ['Fresh', 'Canned the same week. You can tell.', 5],
  ['Two is plenty', 'Stronger than it seems, and very good.', 4],
  ['Porch beer', 'Easy, bright, gone.', 4],
  ['Bread in a glass', 'In the best way. Great with pizza.', 5],
  ['Fine, if you like them bitter', 'I do. My friends did not.', 4],
  ['Not cold on arrival', 'Tasted great after an hour in the fridge.', 3],
];

const BLOOMS: readonly ReviewText[] = [
  ['She cried', 'In a good way. They were even fuller than in the picture.', 5],
  ['Lasted twelve days', 'I changed the water as they said. Still handsome at the end.', 5],
  ['Just like the picture', 'Which never happens. The wrapping is lovely too.', 5],
  ['A little smaller than I thought', 'But fresh, fragrant and on time.', 4],
  ['Saved my anniversary', 'Ordered at four, at her desk by five.', 5],
  ['Two stems were bent', 'They sent three new ones the next morning.', 4],
  ['Smells like June', 'The whole hallway does.', 5],
];

const PRESENTS: readonly ReviewText[] = [
  ['Beautifully packed', 'I almost kept it.', 5],
  ['The card was handwritten', 'A small thing, but it made the gift.', 5],
  ['Exactly right for a host', 'Everyone asked where it came from.', 5],
  ['Good quality', 'Heavier and better made than I expected.', 4],
  ['A day late', 'Worth the wait, but do order early.', 3],
];

export const REVIEW_TEXTS = { drink: DRINKS, beer: BEERS, flower: BLOOMS, gift: PRESENTS } as const;

export const REVIEWERS = [
  'Amara', 'Ben T.', 'Carla', 'Dmitri', 'Elena R.', 'Femi', 'Grace', 'Hugo', 'Imani', 'Jonas K.', 'Keiko', 'Luis', 'Maeve', 'Nadia', 'Oscar',
  'Priya', 'Quentin', 'Rosa M.', 'Sam', 'Tomasz', 'Uma', 'Vera', 'Will', 'Ximena', 'Yusuf', 'Zoë',
] as const;
