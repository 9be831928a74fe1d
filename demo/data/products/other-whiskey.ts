import type { DrinkSpec } from '../spec';
import { drinks, HALF, LITRE, ONE, SMALL } from './drink-rows';

export const OTHER_WHISKEY: readonly DrinkSpec[] = [
  ...drinks(125, 'United States', [
    [154, 'fernway', 'Appalachian Single Malt', 'Virginia', 46, 5699, ONE, 'Chocolate malt, blackberry and toasted oak from new American barrels.'],
    [155, 'rowan', 'Depot Single Malt', 'New York', 47, 6299, HALF, 'Marmalade, malted milk and a light, sooty smoke.'],
    [156, 'cinder', 'Mesquite Single Malt', 'Texas', 50, 6799, ONE, 'Desert wood smoke, dulce de leche and dried chile.'],
    [157, 'ridgeline', 'Mountain Single Malt', 'Colorado', 46, 5499, ONE, 'Alpine honey, orange blossom and roasted almond.'],
  ]),
  ...drinks(125, 'Scotland', [
    [158, 'tarrich', 'Founders’ Single Malt', 'Speyside', 43, 4499, SMALL, 'Green apple, cut grass and vanilla fudge.'],
    [159, 'corran', 'Island Single Malt 8', 'Skye', 46, 5199, ONE, 'Sea spray, pepper and baked lemon.'],
    [160, 'strath', 'Oloroso Single Malt', 'Speyside', 46, 7799, ONE, 'Date, walnut bread and bitter chocolate.'],
    [161, 'dunmhor', 'Single Malt Miniature', 'Highland', 46, 799, [100], 'A taste of the twelve year old, in the bottle that fits a coat pocket.', { look: { shape: 'miniature', closure: 'screw' } }],
  ]),
  ...drinks(125, 'India', [
    [162, 'harbour', 'Monsoon Single Malt', 'Goa', 46, 6999, ONE, 'Tropical years count double: mango, malt and warm cardamom.'],
  ]),
  ...drinks(125, 'Taiwan', [
    [163, 'kumoyama', 'Formosa Cask Single Malt', 'Yilan', 50, 12999, ONE, 'Pineapple, coconut and crème brûlée from a hot, fast cellar.'],
  ]),
  ...drinks(125, 'Australia', [
    [164, 'brae', 'Southern Ocean Single Malt', 'Tasmania', 46, 9499, ONE, 'Port-cask plum, roasted chestnut and cool eucalyptus.'],
  ]),
  ...drinks(125, 'Wales', [
    [165, 'kilbarra', 'Valley Single Malt', 'Powys', 46, 5299, ONE, 'Apricot, cream and toasted barley.'],
  ]),
  ...drinks(1261, 'United States', [
    [166, 'ironbell', 'Straight Rye', 'Kentucky', 50, 3799, HALF, 'Mint, caraway and rock candy. A Manhattan waiting to happen.'],
    [167, 'rowan', 'Empire Rye', 'New York', 46, 4799, ONE, 'All-New-York grain: rye crust, plum and black tea.'],
    [168, 'ridgeline', 'Barrel Proof Rye', 'Kentucky', 57, 6999, ONE, 'Dill, dark honey and red pepper flake.'],
    [169, 'tallgrass', 'Prairie Rye', 'Illinois', 43, 2899, LITRE, 'Light spice, lemon and sweet grass.'],
    [170, 'cinder', 'Maple Cask Rye', 'Vermont', 47, 5599, ONE, 'Rye spice wrapped in real maple wood.'],
  ]),
  ...drinks(1262, 'Ireland', [
    [171, 'kilbarra', 'Triple Distilled', 'County Cork', 40, 2799, SMALL, 'Soft malt, green apple and honey; very easy company.'],
    [172, 'kilbarra', 'Single Pot Still', 'County Cork', 46, 5999, ONE, 'Creamy barley, clove and ripe pear.'],
    [173, 'kilbarra', 'Stout Cask', 'Dublin', 43, 3699, ONE, 'Cocoa, coffee and caramel from barrels that held black beer.'],
    [174, 'kilbarra', '16 Year Old', 'County Cork', 46, 11499, ONE, 'Tropical fruit, toasted oak and orange honey.'],
    [175, 'harbour', 'Dockside Irish', 'Dublin', 40, 2299, LITRE, 'Vanilla and biscuit, for coffee with cream on top.'],
  ]),
  ...drinks(1263, 'Japan', [
    [176, 'kumoyama', 'Single Malt 12', 'Nagano', 43, 13999, ONE, 'Sandalwood, yuzu and honeydew; clean as mountain water.'],
    [177, 'kumoyama', 'Mizunara Reserve', 'Nagano', 48, 24999, ONE, 'Incense, coconut and cherry blossom from rare Japanese oak.'],
    // DEMO-25: the listing repeats product 177's variants under this one.
    [178, 'kumoyama', 'Mizunara Reserve Gift Edition', 'Nagano', 48, 24999, ONE, 'The same rare oak, in a paulownia box tied with a cord.'],
    // DEMO-27: brand, type and country are not known.
    [179, 'kumoyama', 'Cellar Find', 'Unknown', 43, 5999, HALF, 'A bottle without papers from the back of a cellar: malty, mellow, a little mysterious.'],
  ]),
];
