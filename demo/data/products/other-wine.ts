import type { DrinkSpec } from '../spec';
import { drinks, HALF, ONE } from './drink-rows';

const y = (vintage: number, also?: readonly number[]) => (also === undefined ? { vintage } : { vintage, also });

export const OTHER_WINE: readonly DrinkSpec[] = [
  ...drinks(1331, 'United States', [
    [237, 'larkspur', 'Chardonnay', 'Carneros', 14, 2999, HALF, 'Baked pear, lemon curd and toasted hazelnut.', y(2022)],
    [238, 'saltmarsh', 'Unoaked Chardonnay', 'Sonoma Coast', 13, 2299, ONE, 'Green apple, sea spray and chalk.', y(2023)],
    [239, 'winterbourne', 'Barrel Chardonnay', 'Santa Barbara', 13.8, 3699, ONE, 'Pineapple, brioche and a creamy finish.', y(2021)],
  ]),
  ...drinks(1331, 'France', [
    [240, 'aubreville', 'Les Terres Blanches', 'Côte de Beaune', 13, 6499, ONE, 'White peach, almond and flint.', y(2020)],
    [241, 'aubreville', 'Petit Rocher', 'Chablis', 12.5, 3299, HALF, 'Oyster shell, lemon and nerve.', y(2022)],
  ]),
  ...drinks(1331, 'Australia', [[242, 'wattle', 'Chardonnay', 'Adelaide Hills', 12.8, 1699, ONE, 'White nectarine and a struck match.', y(2022)]]),
  ...drinks(1332, 'New Zealand', [
    [243, 'tawhiri', 'Sauvignon Blanc', 'Marlborough', 12.8, 1599, HALF, 'Passion fruit, cut grass and lime. Wide awake.', y(2023)],
    [244, 'tawhiri', 'Reserve Sauvignon Blanc', 'Awatere Valley', 13, 2499, ONE, 'Tomato leaf, grapefruit and river stones.', y(2023)],
  ]),
  ...drinks(1332, 'France', [[245, 'bellerive', 'Blanc Sec', 'Loire', 12.5, 2799, ONE, 'Gooseberry, flint and elderflower.', y(2022)]]),
  ...drinks(1332, 'United States', [[246, 'larkspur', 'Sauvignon Blanc', 'Napa Valley', 13.5, 2299, ONE, 'Honeydew, lemongrass and fig leaf.', y(2023)]]),
  ...drinks(1332, 'Chile', [[247, 'cordon', 'Sauvignon Blanc', 'Casablanca Valley', 12.5, 1099, ONE, 'Grapefruit and green chile, straight from the fridge.', y(2023, [42])]]),
  ...drinks(1333, 'Germany', [
    [248, 'falkenau', 'Riesling Kabinett', 'Mosel', 8.5, 2199, HALF, 'White peach, slate and a bright seam of sugar and lime.', y(2022)],
    [249, 'falkenau', 'Trocken Riesling', 'Rheingau', 12, 2599, ONE, 'Bone dry: lime zest, wet stone, green almond.', y(2022)],
    [250, 'falkenau', 'Spätlese Alte Reben', 'Mosel', 8, 3899, ONE, 'Apricot, honey and a hundred-year-old root.', y(2020)],
  ]),
  ...drinks(1333, 'United States', [[251, 'winterbourne', 'Dry Riesling', 'Finger Lakes', 12, 1899, ONE, 'Meyer lemon, petal and shale.', y(2022)]]),
  ...drinks(1334, 'Italy', [
    [252, 'colfosca', 'Pinot Grigio', 'Friuli', 12.5, 1499, HALF, 'Pear, almond blossom and a clean, crisp close.', { vintage: 2023, look: { shape: 'bordeaux', glass: 'leaf', liquid: '#dccb7e', closure: 'screw' } }],
    [253, 'corvina', 'Ramato Pinot Grigio', 'Veneto', 12.5, 1999, ONE, 'Copper-skinned: dried apricot, blood orange and spice.', y(2022)],
  ]),
  ...drinks(1334, 'United States', [[254, 'saltmarsh', 'Pinot Gris', 'Willamette Valley', 13, 1799, ONE, 'Bosc pear, ginger and honeysuckle.', y(2022)]]),
  ...drinks(134, 'France', [
    [255, 'clarisse', 'Rosé', 'Provence', 12.5, 1999, [375, 750, 1750], 'Wild strawberry, white peach and sea salt.', y(2023)],
    [256, 'clarisse', 'Cuvée Aurore Rosé', 'Provence', 13, 3499, ONE, 'Pale as dawn: grapefruit pith, rose and flint.', y(2023)],
    [257, 'bellerive', 'Rosé d’Été', 'Bordeaux', 12, 1399, ONE, 'Redcurrant and watermelon for the garden table.', y(2023)],
  ]),
  ...drinks(134, 'United States', [
    [258, 'saltmarsh', 'Rosé of Pinot Noir', 'Sonoma Coast', 12.8, 2299, ONE, 'Raspberry, blood orange and a breath of fog.', y(2023)],
    [259, 'larkspur', 'Picnic Rosé', 'California', 12.5, 1299, HALF, 'Strawberry, melon and no seriousness whatever.', y(2023, [42])],
  ]),
  ...drinks(134, 'Spain', [[260, 'almaraz', 'Rosado', 'Navarra', 13, 1199, ONE, 'Cherry and pomegranate with real weight.', y(2023)]]),
  ...drinks(1351, 'France', [
    [261, 'lantier', 'Brut Réserve', 'Champagne', 12, 5499, [200, 375, 750], 'Green apple, brioche and a fine, steady bead.'],
    [262, 'lantier', 'Blanc de Blancs', 'Champagne', 12, 7999, ONE, 'All chardonnay: lemon, chalk and hazelnut.'],
    [263, 'lantier', 'Rosé Brut', 'Champagne', 12, 6999, HALF, 'Redcurrant, rose and almond biscuit.', { look: { glass: 'flint', liquid: '#efb5a4' } }],
    [264, 'lantier', 'Grande Cuvée Millésime', 'Champagne', 12.5, 17999, ONE, 'Toasted brioche, quince and honey after nine years on the lees.', y(2012)],
    [265, 'lantier', 'Demi-Sec', 'Champagne', 12, 5299, ONE, 'Candied pear and vanilla; for cake, and for those who like it sweet.'],
  ]),
  ...drinks(1352, 'Italy', [
    [266, 'colfosca', 'Prosecco Extra Dry', 'Valdobbiadene', 11, 1699, [200, 750], 'Pear, white flowers and soft foam.'],
    [267, 'colfosca', 'Rive Alte Brut', 'Valdobbiadene', 11.5, 2399, ONE, 'Steep-slope prosecco: apple, acacia, a mineral snap.'],
    [268, 'colfosca', 'Prosecco Rosé', 'Treviso', 11.5, 1799, ONE, 'Cherry blossom and strawberry fizz.', { look: { glass: 'flint', liquid: '#f0bfae' } }],
  ]),
  ...drinks(1353, 'Spain', [
    [269, 'montserra', 'Brut Nature', 'Penedès', 11.5, 1599, ONE, 'Bone dry: green apple, bread crust, fennel.'],
    [270, 'montserra', 'Gran Reserva Cava', 'Penedès', 12, 2799, HALF, 'Thirty months below ground: toast, citrus oil, almond.'],
    [271, 'montserra', 'Rosado Cava', 'Penedès', 12, 1499, ONE, 'Strawberry, pepper and cheerful bubbles.', { look: { glass: 'flint', liquid: '#ec9f98' } }],
  ]),
  ...drinks(136, 'Portugal', [
    [272, 'salgueiro', 'Tawny Port 10 Years', 'Douro', 20, 3499, HALF, 'Walnut, caramel and orange peel.'],
    [273, 'salgueiro', 'Ruby Reserve Port', 'Douro', 20, 2199, ONE, 'Black cherry, plum and bitter chocolate.'],
    [274, 'salgueiro', 'Vintage Port', 'Douro', 20, 8999, ONE, 'Violet, blackberry and iron. Lay it down, or decant it.', y(2017)],
  ]),
  ...drinks(136, 'Spain', [
    [275, 'almaraz', 'Fino en Rama', 'Jerez', 15, 1899, HALF, 'Sea air, almond and fresh dough; serve it cold with olives.', { look: { liquid: '#dfcd84', glass: 'leaf' } }],
    [276, 'almaraz', 'Old Cream Sherry', 'Jerez', 18, 2299, ONE, 'Toffee, fig and roasted walnut.'],
  ]),
  ...drinks(136, 'France', [[277, 'bellerive', 'Vendange Dorée', 'Sauternes', 13.5, 4999, [375], 'Noble rot: apricot, saffron and quince paste.', { vintage: 2017, look: { glass: 'flint', liquid: '#d99a2f' } }]]),
  ...drinks(136, 'United States', [[278, 'winterbourne', 'Late Harvest Muscat', 'Lodi', 11, 1799, [375], 'Orange blossom, lychee and honeycomb.', { vintage: 2021, look: { glass: 'flint', liquid: '#e3b652' } }]]),
];
