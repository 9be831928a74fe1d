import type { DrinkSpec } from '../spec';
import { drinks } from './drink-rows';

const USA = 'United States';
const CAN = { look: { shape: 'can', closure: 'tab', glass: 'black' } } as const;
const BOTTLE = [375] as const;
const SHARED = [375, 750] as const;

export const BEER: readonly DrinkSpec[] = [
  ...drinks(1421, USA, [
    [401, 'tidewater', 'Hazy Orchard IPA', 'Maine', 6.8, 499, BOTTLE, 'Peach, tangerine and a cloud of soft oats.', CAN],
    [402, 'tidewater', 'Double Fog IPA', 'Maine', 8.2, 599, BOTTLE, 'Mango, papaya and pine resin, thick as weather.', CAN],
    [403, 'ironpine', 'Little Cloud IPA', 'Oregon', 4.5, 399, BOTTLE, 'All the juice at half the strength.', CAN],
    [404, 'millrace', 'Mosaic Haze IPA', 'Vermont', 6.5, 549, BOTTLE, 'Blueberry, lime leaf and fresh dough.', CAN],
  ]),
  ...drinks(1422, USA, [
    [405, 'ironpine', 'Ridge Trail IPA', 'Oregon', 7, 449, BOTTLE, 'Grapefruit pith, pine and a firm bitter close.'],
    [406, 'tidewater', 'Pier 9 West Coast IPA', 'California', 6.9, 449, BOTTLE, 'Orange zest, resin and a dry, bright finish.', CAN],
    [407, 'ironpine', 'Timberline Double IPA', 'Oregon', 8.5, 549, SHARED, 'Candied orange, cedar and a slow warmth.'],
    [408, 'millrace', 'Red Wheel IPA', 'Vermont', 6.4, 449, BOTTLE, 'Toffee malt under a spray of citrus hops.'],
  ]),
  ...drinks(143, USA, [
    [409, 'millrace', 'Waterwheel Lager', 'Vermont', 4.8, 349, BOTTLE, 'Crisp, bready and gone before you notice.'],
    [410, 'tidewater', 'Harbor Pilsner', 'Maine', 5, 349, BOTTLE, 'Cracker malt, lemon and noble hops.', CAN],
    [411, 'ironpine', 'Night Train Dark Lager', 'Oregon', 5.2, 399, BOTTLE, 'Toast and cocoa without the weight.'],
  ]),
  ...drinks(143, 'Czech Republic', [[412, 'stbrannoc', 'Pilsner Světlý', 'Bohemia', 4.8, 399, BOTTLE, 'Honeyed malt, spicy hops and a creamy collar.', { look: { glass: 'emerald' } }]]),
  ...drinks(143, 'Germany', [
    [413, 'stbrannoc', 'Helles', 'Bavaria', 5, 399, BOTTLE, 'Pale bread and meadow flowers; poured by the litre at home.'],
    [414, 'stbrannoc', 'Märzen', 'Bavaria', 5.8, 449, BOTTLE, 'Toasted crust, toffee and a clean autumn finish.'],
  ]),
  ...drinks(144, USA, [
    [415, 'millrace', 'Millstone Stout', 'Vermont', 5.5, 449, BOTTLE, 'Roasted barley, dark chocolate and a silky head.'],
    [416, 'ironpine', 'Barrel-Aged Imperial Stout', 'Oregon', 12.5, 1499, SHARED, 'A year in whiskey wood: espresso, vanilla, molasses.', { look: { glass: 'black', closure: 'wax' } }],
    [417, 'tidewater', 'Oyster Stout', 'Maine', 5.2, 449, BOTTLE, 'Brewed with shells from the pier: cocoa and a pinch of brine.', CAN],
    [418, 'millrace', 'Coffee Porter', 'Vermont', 6, 449, BOTTLE, 'Cold brew, toffee and hazelnut.'],
    [419, 'ironpine', 'Robust Porter', 'Oregon', 6.2, 449, BOTTLE, 'Dark caramel, fig and light smoke.'],
  ]),
  ...drinks(145, 'Belgium', [
    [420, 'stbrannoc', 'Witbier', 'Flanders', 4.9, 399, SHARED, 'Orange peel, coriander and a soft haze.'],
    [421, 'stbrannoc', 'Kriek', 'Pajottenland', 5, 799, SHARED, 'Sour cherries by the bucket, funk by the spoon.', { look: { closure: 'foil', liquid: '#a8283a' } }],
    [422, 'stbrannoc', 'Gueuze', 'Pajottenland', 6, 999, [750], 'Lemon pith, hay and champagne bubbles.', { look: { shape: 'champagne', closure: 'foil', glass: 'green' } }],
  ]),
  ...drinks(145, 'Germany', [[423, 'stbrannoc', 'Hefeweizen', 'Bavaria', 5.4, 399, BOTTLE, 'Banana, clove and fresh wheat bread.']]),
  ...drinks(145, USA, [
    [424, 'tidewater', 'Raspberry Gose', 'Maine', 4.6, 499, BOTTLE, 'Tart berry, sea salt and coriander.', CAN],
    [425, 'ironpine', 'Forest Sour', 'Oregon', 5.5, 549, BOTTLE, 'Blackberry, spruce tip and a puckering finish.', CAN],
  ]),
  ...drinks(146, USA, [
    [426, 'millrace', 'Harvest Amber Ale', 'Vermont', 5.4, 399, BOTTLE, 'Caramel, biscuit and orange marmalade.'],
    [427, 'tidewater', 'Lighthouse Pale Ale', 'Maine', 5.2, 399, BOTTLE, 'Grapefruit, cracker and an easy bitterness.', CAN],
    [428, 'ironpine', 'Campfire Brown Ale', 'Oregon', 5.6, 399, BOTTLE, 'Hazelnut, toffee and cocoa powder.'],
    [429, 'millrace', 'Cream Ale', 'Vermont', 4.7, 349, BOTTLE, 'Sweet corn, vanilla and a clean snap.'],
  ]),
  ...drinks(146, 'Belgium', [
    [430, 'stbrannoc', 'Abbey Dubbel', 'Wallonia', 7, 549, SHARED, 'Raisin, brown sugar and clove.'],
    [431, 'stbrannoc', 'Abbey Tripel', 'Wallonia', 9, 599, SHARED, 'Honey, pear and white pepper; stronger than it looks.'],
    [432, 'stbrannoc', 'Saison', 'Hainaut', 6.5, 549, SHARED, 'Lemon, hay and peppercorn.'],
  ]),
  ...drinks(147, USA, [
    [433, 'hollowtree', 'Dry Cider', 'Hudson Valley', 6.5, 449, BOTTLE, 'Bittersweet apple, tannin and a clean bite.'],
    [434, 'hollowtree', 'Farmhouse Cider', 'Hudson Valley', 7, 1199, [750], 'Wild yeast, russet and old barn.', { look: { shape: 'champagne', closure: 'foil', glass: 'green', liquid: '#d8a94a' } }],
    [435, 'hollowtree', 'Rosé Cider', 'Hudson Valley', 5.8, 449, BOTTLE, 'Red-fleshed apples: strawberry, rose and tart cheek.', { look: { shape: 'can', closure: 'tab', glass: 'black', liquid: '#e9a29a' } }],
    // DEMO-35: the one product that a search for 'quince' finds.
    [436, 'hollowtree', 'Quince & Honey Cider', 'Hudson Valley', 6.2, 549, BOTTLE, 'Perfumed fruit, comb honey and a dry, floral end.'],
    [437, 'hollowtree', 'Perry', 'Finger Lakes', 5.5, 499, BOTTLE, 'Ripe pear and elderflower with fine bubbles.'],
  ]),
];
