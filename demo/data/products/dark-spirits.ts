import type { DrinkSpec } from '../spec';
import { drinks, HALF, ONE } from './drink-rows';

export const DARK_SPIRITS: readonly DrinkSpec[] = [
  ...drinks(157, 'France', [
    [538, 'durival', 'V.S.O.P. Cognac', 'Grande Champagne', 40, 5499, [200, 375, 750], 'Apricot, vine flower and vanilla.'],
    [539, 'durival', 'X.O. Cognac', 'Grande Champagne', 40, 14999, ONE, 'Candied orange, walnut and old library.'],
    [540, 'durival', 'Hors d’Âge Armagnac', 'Bas-Armagnac', 43, 11999, ONE, 'Prune, rancio and toasted almond, at its natural pace.'],
  ]),
  ...drinks(157, 'United States', [
    [541, 'orchard', 'Apple Brandy', 'Hudson Valley', 43, 3999, HALF, 'Three years in oak: baked apple, pie crust, clove.'],
    [542, 'orchard', 'Pear Eau de Vie', 'Oregon', 40, 4499, [375], 'Thirty pounds of pears to the bottle.', { look: { liquid: '#f2f4e6' } }],
  ]),
  ...drinks(157, 'Spain', [[543, 'almaraz', 'Solera Gran Reserva Brandy', 'Jerez', 38, 3799, ONE, 'Raisin, toffee and roasted coffee.', { look: { shape: 'cognac', glass: 'flint', liquid: '#6b2a0c', closure: 'stopper' } }]]),
  ...drinks(158, 'Italy', [
    [544, 'corvello', 'Limoncello', 'Amalfi', 28, 2299, HALF, 'Sfusato lemons, sugar and patience. Keep it in the freezer.', { look: { liquid: '#f3d93a' } }],
    [545, 'corvello', 'Aperitivo Arancia', 'Veneto', 15, 1999, ONE, 'Bitter orange, rhubarb and gentian; one part to three of prosecco.', { look: { liquid: '#e8551d' } }],
    [546, 'corvello', 'Amaretto', 'Lombardy', 28, 2499, ONE, 'Apricot kernel, vanilla and burnt sugar.', { look: { liquid: '#8a4514' } }],
    [547, 'corvello', 'Sambuca', 'Lazio', 38, 2299, ONE, 'Star anise and elder, with three coffee beans for luck.', { look: { liquid: '#f3f5f2' } }],
  ]),
  ...drinks(158, 'France', [
    [548, 'honeywell', 'Crème de Cassis', 'Burgundy', 20, 1999, [375, 750], 'Blackcurrants picked, pressed and bottled within a week.', { look: { liquid: '#3d0a1f' } }],
    [549, 'honeywell', 'Orange Curaçao', 'Anjou', 40, 3299, ONE, 'Bitter and sweet peel on a brandy base.', { look: { liquid: '#d9862f' } }],
    [550, 'honeywell', 'Elderflower Liqueur', 'Savoie', 20, 2999, HALF, 'Blossom gathered over ten days in spring.', { look: { liquid: '#efe6a0' } }],
  ]),
  ...drinks(158, 'Ireland', [[551, 'honeywell', 'Irish Cream', 'County Cork', 17, 2199, [200, 375, 750, 1000], 'Fresh cream, cocoa and pot-still whiskey.', { look: { liquid: '#cfae8a', glass: 'stoneware' } }]]),
  ...drinks(158, 'Mexico', [[552, 'honeywell', 'Coffee Liqueur', 'Veracruz', 25, 2499, ONE, 'Cold-brewed arabica, vanilla and cane.', { look: { liquid: '#2b1208' } }]]),
  ...drinks(158, 'United States', [
    [553, 'honeywell', 'Hazelnut Liqueur', 'Oregon', 24, 2799, ONE, 'Toasted Willamette hazelnuts and cocoa.', { look: { liquid: '#a4622a' } }],
    [554, 'honeywell', 'Wildflower Honey Liqueur', 'New York', 30, 2699, HALF, 'Local honey, lemon peel and chamomile.', { look: { liquid: '#dca02f' } }],
  ]),
  ...drinks(159, 'Italy', [
    [555, 'corvello', 'Blood Orange Amaro', 'Sicily', 29, 2999, ONE, 'Blood orange, myrtle and rhubarb root.', { look: { liquid: '#8c2a14' } }],
    [556, 'corvello', 'Amaro Alpino', 'Trentino', 32, 3299, HALF, 'Pine, gentian and mountain mint.', { look: { liquid: '#3a1c0c' } }],
    [557, 'corvello', 'Rosso Bitter', 'Lombardy', 25, 2699, [750, 1000], 'Crimson, bracing, essential to a Negroni.', { look: { liquid: '#c8161d' } }],
    [558, 'rosetti', 'Fernet della Nonna', 'Piedmont', 39, 2899, ONE, 'Saffron, myrrh and black mint.', { look: { shape: 'tall', liquid: '#2a1408', glass: 'green' } }],
  ]),
  ...drinks(159, 'United States', [
    [559, 'rowan', 'Aromatic Bitters', 'New York', 44.7, 1299, [100, 200], 'Clove, cinnamon and gentian, by the dash.', { look: { shape: 'miniature', glass: 'amber', closure: 'screw' } }],
    [560, 'rowan', 'Orange Bitters', 'New York', 45, 1299, [100], 'Seville peel, cardamom and coriander.', { look: { shape: 'miniature', glass: 'amber', closure: 'screw' } }],
  ]),
  ...drinks(160, 'Switzerland', [
    [561, 'vertefee', 'Absinthe Verte', 'Jura', 65, 6499, [200, 750], 'Wormwood, anise and fennel; add ice water and watch it cloud.'],
    [562, 'vertefee', 'Absinthe Blanche', 'Jura', 55, 5999, ONE, 'The clear one: alpine herbs, honey and star anise.', { look: { liquid: '#f2f4ee' } }],
    [563, 'vertefee', 'Pastis', 'Jura', 45, 2999, ONE, 'Liquorice and anise for slow afternoons.', { look: { liquid: '#dcb93a' } }],
  ]),
  ...drinks(161, 'Italy', [
    [564, 'rosetti', 'Sweet Vermouth', 'Piedmont', 17, 1799, HALF, 'Cherry, cocoa nib and wormwood.'],
    [565, 'rosetti', 'Extra Dry Vermouth', 'Piedmont', 18, 1699, HALF, 'Chamomile, lemon and alpine herbs.', { look: { liquid: '#e9e3a8', glass: 'leaf' } }],
    [566, 'rosetti', 'Bianco Vermouth', 'Piedmont', 16, 1799, ONE, 'Vanilla, thyme and orange flower.', { look: { liquid: '#efe9b4', glass: 'flint' } }],
    [567, 'rosetti', 'Vermouth Riserva', 'Piedmont', 18, 3299, ONE, 'A year in oak: dried fig, saffron and rhubarb.'],
  ]),
  ...drinks(162, 'United Kingdom', [
    [568, 'clearday', 'Garden Botanical', 'Kent', 0, 2799, ONE, 'Pea shoot, hops and rosemary; long with tonic.'],
    [569, 'clearday', 'Citrus Grove', 'Kent', 0, 2799, HALF, 'Blood orange, lemongrass and ginger.', { look: { liquid: '#f3d9a0' } }],
    [570, 'clearday', 'Smoke & Spice', 'Kent', 0, 2899, ONE, 'Lapsang, cardamom and oak, for those driving home.', { look: { liquid: '#c98a3f' } }],
    [571, 'clearday', 'Bitter Aperitif', 'Kent', 0, 1999, [200, 750], 'Grapefruit, gentian and rhubarb without the alcohol.', { look: { liquid: '#e8632f' } }],
    [572, 'clearday', 'Verjus Rosé', 'Kent', 0, 1599, ONE, 'Unripe grapes, rose and fine acidity.', { look: { liquid: '#f0b9ae', shape: 'bordeaux', closure: 'capsule' } }],
  ]),
  // DEMO-29: alone in its category: neither related products nor recommendations.
  ...drinks(43, 'United States', [[110, 'brookside', 'Tonic Water', 'Vermont', 0, 599, [750], 'Real quinine, lime oil and fine, lively bubbles.']]),
];
