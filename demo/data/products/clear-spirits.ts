import type { DrinkSpec } from '../spec';
import { ALL_SIZES, BIG, drinks, HALF, LITRE, ONE, SMALL } from './drink-rows';

export const CLEAR_SPIRITS: readonly DrinkSpec[] = [
  ...drinks(1521, 'England', [
    [501, 'vale', 'London Dry Gin', 'Sussex', 43, 2999, ALL_SIZES, 'Juniper first, then lemon peel, coriander and a cool breath of orris.'],
    [502, 'lockhart', 'Original Dry Gin', 'London', 41, 2299, BIG, 'Nine botanicals and no surprises: the one to keep in the freezer door.'],
    [503, 'lockhart', 'Navy Strength Gin', 'Plymouth', 57, 3899, ONE, 'Full sail: resinous pine, pepper and grapefruit.'],
    [504, 'vale', 'Orchard-Aged Gin', 'Sussex', 44, 4299, ONE, 'Six months in cider casks for apple skin, vanilla and juniper.'],
  ]),
  ...drinks(1521, 'United States', [[505, 'lockhart', 'Brooklyn Dry Gin', 'New York', 45, 3499, HALF, 'Lime, cardamom and cucumber peel over a firm juniper spine.']]),
  ...drinks(1522, 'England', [
    [506, 'wildacre', 'Hedgerow Pink Gin', 'Devon', 38, 2799, HALF, 'Rosehip, raspberry and a blush of hibiscus.', { look: { liquid: '#efb0b4' } }],
    [507, 'wildacre', 'Sloe Gin', 'Devon', 28, 2899, HALF, 'Frost-picked sloes: plum, almond and tart skin.', { look: { liquid: '#8a1c34' } }],
    [508, 'wildacre', 'Elderflower Gin', 'Devon', 40, 2799, ONE, 'A June hedge in full flower.', { look: { liquid: '#eef0d0' } }],
    [509, 'vale', 'Sea Herb Gin', 'Cornwall', 42, 3299, ONE, 'Samphire, kelp and lemon thyme; a martini with a view.', { look: { glass: 'teal' } }],
  ]),
  ...drinks(153, 'Poland', [
    [510, 'severnaya', 'Winter Wheat Vodka', 'Mazovia', 40, 1999, ALL_SIZES, 'Clean grain, white pepper and a soft, round finish.'],
    [511, 'severnaya', 'Silver Birch Vodka', 'Podlasie', 40, 2699, LITRE, 'Filtered through birch charcoal until only silk is left.'],
    [512, 'severnaya', 'Bison Grass Vodka', 'Podlasie', 40, 2399, ONE, 'A blade in each bottle: vanilla, almond and cut hay.', { look: { liquid: '#e6ecc0', glass: 'flint' } }],
  ]),
  ...drinks(153, 'Sweden', [
    [513, 'larch', 'Potato Vodka', 'Skåne', 40, 2999, HALF, 'Creamy, faintly sweet, with a note of warm bread.'],
    [514, 'larch', 'Lemon Peel Vodka', 'Skåne', 38, 2799, ONE, 'Whole lemons, no sugar.', { look: { liquid: '#f3efc4' } }],
    [515, 'larch', 'Aquavit', 'Skåne', 42, 3199, ONE, 'Caraway, dill and a shiver of winter.', { look: { liquid: '#f0e2b0' } }],
  ]),
  ...drinks(153, 'United States', [
    [516, 'ironbell', 'Corn Vodka', 'Kentucky', 40, 1499, BIG, 'Distilled six times from yellow corn. Crisp and plain.', { look: { shape: 'tall', glass: 'frosted', closure: 'screw' } }],
    [517, 'larch', 'Cucumber Vodka', 'Oregon', 38, 2499, ONE, 'Garden cucumber and mint; summer in a shaker.', { look: { liquid: '#e2efd6' } }],
  ]),
  ...drinks(1541, 'Barbados', [[518, 'marigold', 'White Rum', 'Saint Philip', 40, 1899, BIG, 'Coconut water, banana skin and fresh lime.']]),
  ...drinks(1541, 'Martinique', [
    [519, 'canefield', 'Rhum Agricole Blanc', 'Le François', 50, 3499, ONE, 'Fresh cane, olive and white pepper: green and alive.'],
    [520, 'canefield', 'Cane Flower Rhum', 'Le François', 40, 2699, ONE, 'Lighter, floral, made for a ti’ punch.'],
  ]),
  ...drinks(1541, 'Brazil', [[521, 'canefield', 'Cachaça Prata', 'Minas Gerais', 40, 2199, LITRE, 'Cut cane, lime leaf and wet stone.']]),
  ...drinks(1542, 'Barbados', [
    [522, 'marigold', 'Aged Rum 8 Years', 'Saint Philip', 43, 3999, HALF, 'Toffee, toasted coconut and orange oil.'],
    [523, 'marigold', 'Aged Rum 15 Years', 'Saint Philip', 46, 7999, ONE, 'Fig, tobacco and dark honey, with ocean air at the rim.'],
    [524, 'marigold', 'Spiced Rum', 'Saint Philip', 40, 2299, LITRE, 'Vanilla bean, clove, cinnamon and orange; real spice in the cask.'],
  ]),
  ...drinks(1542, 'Jamaica', [
    [525, 'canefield', 'Overproof Pot Still Rum', 'Trelawny', 57, 3799, ONE, 'Pineapple, overripe banana and a puff of smoke.'],
    [526, 'canefield', 'Navy Rum', 'Trelawny', 54.5, 3499, ONE, 'Molasses, liquorice and a rope’s end.', { look: { liquid: '#4a1d0a' } }],
  ]),
  ...drinks(1542, 'Guatemala', [[527, 'marigold', 'High Cloud Solera', 'Quetzaltenango', 40, 5499, ONE, 'Aged above the clouds: raisin, cocoa and cedar.']]),
  ...drinks(1551, 'Mexico', [
    [528, 'almendra', 'Blanco', 'Jalisco', 40, 3299, [200, 375, 750, 1000, 1750], 'Cooked agave, lime zest and white pepper.'],
    [529, 'almendra', 'Plata Still Strength', 'Jalisco', 50, 4699, ONE, 'Unlowered from the still: olive brine, mint, sweet agave.'],
    [530, 'cieloroto', 'Highland Blanco', 'Los Altos', 40, 3999, ONE, 'Red-soil agave with grapefruit and jasmine.'],
  ]),
  ...drinks(1552, 'Mexico', [
    [531, 'almendra', 'Reposado', 'Jalisco', 40, 3899, SMALL, 'Eight months in oak: caramelised agave, vanilla, cinnamon bark.'],
    [532, 'cieloroto', 'Reposado Rosa', 'Los Altos', 40, 5299, ONE, 'Rested in red-wine barrels until it blushes.', { look: { liquid: '#eab09c' } }],
  ]),
  ...drinks(1553, 'Mexico', [
    [533, 'almendra', 'Añejo', 'Jalisco', 40, 5499, HALF, 'Butterscotch, roasted agave and orange peel.'],
    [534, 'almendra', 'Extra Añejo 5 Años', 'Jalisco', 40, 12999, ONE, 'Dark chocolate, dried cherry and old oak.'],
  ]),
  ...drinks(156, 'Mexico', [
    [535, 'cieloroto', 'Espadín Mezcal', 'Oaxaca', 45, 4299, SMALL, 'Earth-oven smoke, green apple and wet clay.'],
    [536, 'cieloroto', 'Tobalá Mezcal', 'Oaxaca', 47, 8999, ONE, 'Wild mountain agave: melon rind, cocoa and flowers.'],
    [537, 'cieloroto', 'Ensamble Mezcal', 'Oaxaca', 46, 6499, ONE, 'Three agaves in one pit: smoke, mango and thyme.'],
  ]),
];
