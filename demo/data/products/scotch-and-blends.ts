import type { DrinkSpec } from '../spec';
import { drinks, HALF, LITRE, ONE, SMALL, THREE } from './drink-rows';

const UK = 'Scotland';

export const SCOTCH_AND_BLENDS: readonly DrinkSpec[] = [
  ...drinks(1241, UK, [
    [128, 'tarrich', '12 Year Old', 'Speyside', 43, 5499, HALF, 'Ripe pear, heather honey and shortbread, from a marriage of bourbon and sherry casks.'],
    [129, 'tarrich', '18 Year Old Sherry Cask', 'Speyside', 46, 14499, ONE, 'Christmas cake in a glass: raisin, candied peel, clove and dark chocolate.'],
    [130, 'strath', 'Slow Fire 15', 'Speyside', 46, 8999, ONE, 'Beeswax, poached quince and white pepper; patient and silky.'],
    [131, 'tarrich', 'Stillman’s Select', 'Speyside', 48, 6799, ONE, 'Toffee apple, malt loaf and a lick of ginger syrup.'],
    // DEMO-20: the highest price, 349.99.
    [132, 'strath', '25 Year Old', 'Speyside', 44.8, 34999, ONE, 'A quarter of a century in refill wood: sandalwood, orange oil and candle smoke.'],
  ]),
  ...drinks(1242, UK, [
    [133, 'corran', '10 Year Old Peated', 'Islay', 46, 5999, HALF, 'Wood smoke, lemon and brine; the tide comes in with the second sip.'],
    [134, 'corran', 'Storm Cask', 'Islay', 57.1, 7999, ONE, 'Tar, bacon and burnt caramel at full strength. Not shy.'],
    [135, 'corran', 'Harbour Light', 'Islay', 43, 4899, SMALL, 'Gentle peat, vanilla and green pear: a first step towards the smoke.'],
    [136, 'dunmhor', 'Kelp & Ember 16', 'Islay', 46, 10999, ONE, 'Seaweed, heather ash and barley sugar in long, slow waves.'],
  ]),
  ...drinks(1243, UK, [
    [137, 'dunmhor', '12 Year Old', 'Highland', 46, 5299, HALF, 'Malted biscuit, waxed lemon and wild thyme from the hill behind the stills.'],
    [138, 'dunmhor', 'Cask Strength Batch 8', 'Highland', 58.9, 8499, ONE, 'Walnut oil, treacle and espresso, with a spice that builds.'],
    [139, 'strath', 'Heather Cask', 'Highland', 43, 4699, ONE, 'Honeycomb, apricot and a faint floral smoke.'],
    [140, 'tarrich', 'Red Wine Finish', 'Highland', 46, 6299, ONE, 'Strawberry, rosehip and cedar after a year in claret barriques.'],
    [141, 'dunmhor', '21 Year Old', 'Highland', 47.2, 22999, ONE, 'Old leather, mango and polished oak, quiet and endless.'],
  ]),
  ...drinks(122, UK, [
    [142, 'brae', 'Finest Blend', 'Scotland', 40, 2299, THREE, 'Sweet grain, orchard fruit and a whisper of smoke. The everyday dram.'],
    [143, 'brae', '12 Year Blend', 'Scotland', 40, 3299, LITRE, 'Toffee, sultana and soft oak, married for six months in vat.'],
    [144, 'brae', 'Black Ribbon', 'Scotland', 43, 3999, ONE, 'More Islay malt in the recipe: ember, plum and cracked pepper.'],
    [145, 'harbour', 'Merchant’s Blend', 'Scotland', 40, 1999, SMALL, 'Light and bright, with lemon curd and vanilla; built for soda.'],
    [146, 'harbour', 'Old Quay Reserve', 'Scotland', 43, 2899, HALF, 'Fudge, hazelnut and a coastal edge.'],
    [147, 'harbour', 'Bonded Store 18', 'Scotland', 43, 7499, ONE, 'Fig jam, cedar box and sweet tobacco.'],
    [148, 'brae', 'Blender’s Private Cask', 'Scotland', 46, 11999, ONE, 'Thirty malts, one grain, no hurry: honey, incense and ripe peach.'],
  ]),
  ...drinks(122, 'Canada', [
    [149, 'rowan', 'Northern Blend', 'Ontario', 40, 2099, THREE, 'Maple, rye bread and vanilla; smooth enough to pour without thinking.'],
    [150, 'rowan', 'Winter Rye Blend', 'Alberta', 43, 2699, HALF, 'Toasted rye, orange and clove on a creamy base.'],
  ]),
  ...drinks(122, 'United States', [
    [151, 'tallgrass', 'Prairie Blend', 'Illinois', 40, 1599, LITRE, 'Mellow corn and light caramel. Honest, and kind to the purse.'],
    [152, 'ironbell', 'Bargeman’s Blend', 'Kentucky', 43, 2399, ONE, 'Butterscotch, cherry and a peppery tail.'],
  ]),
  ...drinks(122, 'Japan', [
    [153, 'kumoyama', 'Mist Blend', 'Yamanashi', 43, 6499, ONE, 'White peach, green tea and sandalwood, drawn with a fine brush.'],
  ]),
];
