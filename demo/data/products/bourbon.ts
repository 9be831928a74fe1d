import type { DrinkSpec } from '../spec';
import { drinks, HALF, LITRE, ONE, SMALL, THREE } from './drink-rows';

const USA = 'United States';

/** The largest category below Whiskey: more than twenty names contain the word that DEMO-35 searches for. */
export const BOURBON: readonly DrinkSpec[] = [
  ...drinks(1231, USA, [
    // DEMO-28: three sizes, three speeds at location 11, Same Day more expensive than Next Day, Farm Direct not
    // active.
    [101, 'harlan', 'Small Batch Bourbon', 'Kentucky', 46, 3699, THREE, 'Caramel, toasted pecan and a curl of orange peel, with a long warm finish of baking spice.'],
    // DEMO-29: has no related products; recommendations are shown instead.
    [102, 'hollow', 'Wheated Bourbon', 'Tennessee', 45, 4299, HALF, 'Soft wheat in place of rye: honeyed bread, vanilla custard and a gentle cinnamon close.'],
    [103, 'ridgeline', 'Hilltop Bourbon', 'Kentucky', 47.5, 4899, [100, 200, 375, 750, 1000], 'Dark cherry, cocoa and clove, lifted by a cool note of mint from the windward rickhouse.'],
    // DEMO-24: has a size of 0 beside its real ones.
    [104, 'tallgrass', 'Sweet Corn Bourbon', 'Illinois', 43, 2999, HALF, 'Buttered corn, butterscotch and ripe banana; the friendliest glass on the shelf.'],
    [105, 'ironbell', 'River-Rested Bourbon', 'Kentucky', 48, 5499, ONE, 'Six months on the water draw out toffee, sea salt and roasted walnut.'],
    [106, 'cinder', 'Double Char Bourbon', 'Kentucky', 50, 5999, LITRE, 'Campfire, maple and burnt sugar over a core of black pepper.'],
    [107, 'fernway', 'Four Grain Bourbon', 'Virginia', 46, 5299, ONE, 'Corn for sweetness, rye for spice, wheat for silk, oats for cream.'],
    [108, 'harlan', 'Bottled in Bond Bourbon', 'Kentucky', 50, 3999, SMALL, 'One season, one distiller, four years under lock: leather, apple skin and vanilla pod.'],
    // DEMO-30: sold out everywhere.
    [109, 'hollow', 'Founder’s Cask Bourbon', 'Tennessee', 58.2, 8999, HALF, 'The last of the first barrels: molasses, tobacco leaf and candied ginger.'],
  ]),
  ...drinks(1232, USA, [
    [111, 'ridgeline', 'Single Barrel Bourbon', 'Kentucky', 52.5, 6499, ONE, 'Each barrel its own: this one leans to plum cake, cedar and dark honey.'],
    [112, 'tallgrass', 'Barrel No. 9 Bourbon', 'Illinois', 51, 5799, ONE, 'Salted caramel popcorn, orchard fruit and a dry, grippy oak.'],
    [113, 'cinder', 'Cask Strength Bourbon', 'Kentucky', 61.4, 7999, HALF, 'Uncut and unfiltered. Fudge, espresso and hot cinnamon; it welcomes a splash of water.'],
    [114, 'ironbell', 'Captain’s Barrel Bourbon', 'Kentucky', 55, 7299, ONE, 'Rum-raisin, old books and a saline snap at the edges.'],
    [115, 'harlan', '10 Year Single Barrel Bourbon', 'Kentucky', 50, 9999, ONE, 'Ten summers in the top rows: polished oak, maple and dried fig.'],
    [116, 'fernway', 'Orchard Cask Bourbon', 'Virginia', 47, 6199, HALF, 'Finished in apple-brandy wood for baked apple, nutmeg and short pastry.'],
    [117, 'hollow', 'Port Finish Bourbon', 'Tennessee', 47, 6899, ONE, 'Nine months in port pipes bring black cherry, walnut and cocoa nib.'],
    [118, 'harlan', '15 Year Old Reserve Bourbon', 'Kentucky', 53.7, 18999, ONE, 'Deep mahogany: leather armchair, burnt orange and a finish that outlasts the fire.'],
  ]),
  ...drinks(1233, USA, [
    [119, 'tallgrass', 'Straight Bourbon', 'Illinois', 43, 2499, SMALL, 'Easy vanilla, toasted corn and a touch of pepper. The house pour.'],
    [120, 'ridgeline', 'Kentucky Straight Bourbon', 'Kentucky', 45, 2799, THREE, 'Brown sugar, sweet oak and orange zest; made for an Old Fashioned.'],
    [121, 'harlan', 'White Label Straight Bourbon', 'Kentucky', 40, 1999, THREE, 'Light caramel, green apple and a clean, quick finish.'],
    [122, 'ironbell', 'High Rye Bourbon', 'Kentucky', 50, 3899, HALF, 'A third of rye in the mash: caraway, mint and dark caramel.'],
    [123, 'cinder', 'Smoked Oak Bourbon', 'Texas', 47, 4699, ONE, 'Finished over mesquite-smoked staves for barbecue, treacle and jalapeño warmth.'],
    [124, 'fernway', 'Honey Cask Bourbon', 'Virginia', 40, 3499, HALF, 'Rested in barrels that held wildflower honey; floral, golden, never cloying.'],
    [125, 'rowan', 'City Straight Bourbon', 'New York', 46, 4399, HALF, 'Upstate corn and a tram-depot still: peanut brittle, pear and clove.'],
    [126, 'hollow', '7 Year Straight Bourbon', 'Tennessee', 46.5, 4999, ONE, 'Charcoal-mellowed, with cream soda, almond and a dry maple close.'],
    // DEMO-20: the lowest price, 2.99.
    [127, 'tallgrass', 'Straight Bourbon Miniature', 'Illinois', 43, 299, [100], 'A single good pour of the house straight, for a stocking, a picnic or a long train.', { look: { shape: 'miniature', closure: 'screw' } }],
  ]),
];
