import type { GiftDesign } from '../../pictures/gifts/parts';
import type { GiftProducerKey } from '../producers/gift-producers';
import type { GiftSpec } from '../spec';

const ONE_SIZE = ['One Size'] as const;
const TWO = ['Small', 'Large'] as const;
const PINE = ['#1f4d3a', '#faf5e9', '#c9a24a'] as const;
const CLARET = ['#6b2432', '#f4e6d6', '#c9a24a'] as const;
const WICKER = ['#b98a4e', '#2d6e70', '#b83b5e'] as const;
const DARK_WICKER = ['#8a5f34', '#6b2432', '#1f4d3a'] as const;
const CEDAR = ['#c79a5e', '#faf5e9', '#7a3a1f'] as const;
const STEEL = ['#b9bec0', '#c08a4a', '#1f4d3a'] as const;
const COPPER = ['#c9885a', '#b9bec0', '#6b2432'] as const;
const CLEAR = ['#ffffff', '#ffffff', '#8a6a2f'] as const;

type GiftRow = readonly [id: number, title: string, design: GiftDesign, cents: number, colours: readonly [string, string, string], options: readonly string[], note: string];

function gifts(category: number, producer: GiftProducerKey, country: string, rows: readonly GiftRow[]): readonly GiftSpec[] {
  return rows.map(([id, title, design, cents, colours, options, note]) => ({ kind: 'gift', id, title, category, producer, country, cents, design, colours, options, note }));
}

/** Gifts of every kind (DEMO-34). */
export const GIFTS: readonly GiftSpec[] = [
  ...gifts(321, 'hollis', 'United States', [
    [601, 'Garden Party Hamper', 'hamper', 8999, WICKER, TWO, 'Rosé, cheese biscuits, chutney and a proper linen cloth.'],
    [602, 'Fireside Hamper', 'hamper', 11999, DARK_WICKER, TWO, 'Bourbon, smoked almonds, dark chocolate and a wool throw.'],
    [603, 'Sunday Brunch Hamper', 'hamper', 7499, ['#c9a06a', '#d9862f', '#27486e'], ONE_SIZE, 'Prosecco, marmalade, coffee and crumpets.'],
    [604, 'New Neighbors Basket', 'hamper', 5499, ['#b08a5a', '#4a7a5a', '#a83a24'], ONE_SIZE, 'Bread, salt, honey and a bottle of red.'],
    [605, 'The Long Weekend Hamper', 'hamper', 13999, CEDAR, ONE_SIZE, 'Three bottles in a willow basket: one to start, one to go on, one for last.'],
    [606, 'Cellar Starter Hamper', 'hamper', 9999, ['#a97a44', '#faf5e9', '#6b2432'], ONE_SIZE, 'A red, a white and a bubbly from three old cellars.'],
  ]),
  ...gifts(322, 'hollis', 'United States', [
    [607, 'Thank You Box', 'box', 4499, PINE, TWO, 'Candle, chocolate and a card you write yourself.'],
    [608, 'Birthday Box', 'box', 4999, ['#b83b5e', '#faf5e9', '#f0c46a'], TWO, 'A small bottle of bubbles, a cake and a candle for it.'],
    [609, 'New Baby Box', 'box', 5999, ['#c9d8d4', '#faf5e9', '#d9a99a'], ONE_SIZE, 'Something soft for the baby, something strong for the parents.'],
    [610, 'Condolence Box', 'box', 4999, ['#5b6470', '#faf5e9', '#d9d2c4'], ONE_SIZE, 'Tea, honey, a beeswax candle. No words needed.'],
    [611, 'Cheese & Crackers Hamper', 'hamper', 5999, ['#9a6a3a', '#7f9a6a', '#7a3a1f'], TWO, 'Three cheeses, oat crackers and a small board of acacia.'],
    [612, 'Host’s Cheese Hamper', 'hamper', 7999, ['#7a4a2a', '#7f9a6a', '#1f4d3a'], ONE_SIZE, 'Five cheeses, fig paste and a knife that will last.'],
  ]),
  ...gifts(33, 'cacao', 'Belgium', [
    [613, 'House Chocolates', 'chocolates', 2999, CLARET, TWO, 'Fifteen pieces: caramel, praline, ganache.'],
    [614, 'Dark Collection', 'chocolates', 3299, ['#2b1a14', '#efe3cf', '#c9a24a'], TWO, 'Single-origin squares from 65 to 85 percent.'],
    [615, 'Whiskey Truffles', 'chocolates', 3499, PINE, ONE_SIZE, 'Bourbon ganache under a thin, snapping shell.'],
    [616, 'Champagne Truffles', 'chocolates', 3499, ['#e3c9b8', '#faf1e6', '#a57f2e'], ONE_SIZE, 'Pink, dusted, with real champagne in the cream.'],
  ]),
  ...gifts(33, 'larder', 'United States', [
    [617, 'Wildflower Honey', 'jar', 1499, ['#d68a1f', '#f3e6c9', '#8c2f1f'], TWO, 'Raw, cloudy, and different every year.'],
    [618, 'Sour Cherry Preserve', 'jar', 1199, ['#7a1424', '#e9dcc6', '#1f4d3a'], ONE_SIZE, 'Whole cherries in their own jelly.'],
    [619, 'Seville Marmalade', 'jar', 1199, ['#d9731f', '#f3e6c9', '#27486e'], ONE_SIZE, 'Thick-cut and properly bitter.'],
    [620, 'Butter Shortbread Tin', 'tin', 1999, ['#27486e', '#c9a24a', '#27486e'], TWO, 'Four ingredients. It was never going to need five.'],
    [621, 'Earl Grey Tin', 'tin', 1799, ['#3c5a4a', '#d9c08a', '#3c5a4a'], ONE_SIZE, 'Black tea with cold-pressed bergamot.'],
  ]),
  ...gifts(34, 'crystal', 'Czech Republic', [
    [622, 'Red Wine Glasses, Set of Three', 'glasses', 5999, ['#ffffff', '#6b1527', '#8a6a2f'], ONE_SIZE, 'Mouth-blown, light as breath, and kind to tannin.'],
    [623, 'White Wine Glasses, Set of Three', 'glasses', 5499, ['#ffffff', '#dccb7e', '#8a6a2f'], ONE_SIZE, 'Narrow at the lip to keep the cold in.'],
    [624, 'Rosé Glasses, Set of Three', 'glasses', 4999, ['#ffffff', '#efb0a4', '#b83b5e'], ONE_SIZE, 'Wide enough for ice, if you must.'],
    [625, 'Cut Crystal Decanter', 'decanter', 12999, ['#ffffff', '#a4501a', '#8a6a2f'], ONE_SIZE, 'Hand-cut, and heavy in the best way.'],
    [626, 'Wine Decanter', 'decanter', 7999, ['#ffffff', '#5b0f20', '#6b2432'], ONE_SIZE, 'A broad base that lets a young red breathe.'],
    [627, 'Everyday Wine Glasses', 'glasses', 2999, CLEAR, ONE_SIZE, 'Tough little stems for the dishwasher.'],
  ]),
  ...gifts(34, 'copperbar', 'United States', [
    [628, 'Steel Shaker Set', 'shaker', 6499, STEEL, ONE_SIZE, 'Shaker, jigger, spoon and muddler in brushed steel.'],
    [629, 'Copper Shaker Set', 'shaker', 8499, COPPER, ONE_SIZE, 'The same four tools in copper that will darken with use.'],
  ]),
  ...gifts(35, 'lantern', 'United States', [
    [630, 'Fig & Cedar Candle', 'candle', 3499, ['#4a5a4a', '#f4e9d2', '#1f4d3a'], TWO, 'Green fig leaf over dry wood.'],
    [631, 'Peony Candle', 'candle', 3499, ['#e9c3c6', '#fbf0e6', '#b83b5e'], TWO, 'A vase of peonies in the next room.'],
    [632, 'Barrel Room Candle', 'candle', 3799, ['#8a5a34', '#f0dfb2', '#3a2414'], ONE_SIZE, 'Char, vanilla and a spill of bourbon.'],
    [633, 'Linen Candle', 'candle', 2999, ['#e9e4d8', '#fbf6ea', '#5b6ea8'], ONE_SIZE, 'Sheets on the line, first warm day.'],
  ]),
  ...gifts(36, 'paperbird', 'United States', [
    [634, 'With All My Love Card', 'card', 599, ['#e0909f', '#d9c3a5', '#1f4d3a'], ONE_SIZE, 'Letterpress on cotton; blank inside.'],
    [635, 'Happy Birthday Card', 'card', 599, ['#f0b04a', '#c9d8d4', '#27486e'], ONE_SIZE, 'One flower, many returns.'],
    [636, 'Thank You Card', 'card', 499, ['#8aa9a0', '#e9dcc6', '#7a3a1f'], ONE_SIZE, 'For the things that a message cannot do.'],
  ]),
];
