import type { DrinkSpec } from '../spec';
import { drinks, HALF, ONE } from './drink-rows';

const y = (vintage: number, also?: readonly number[]) => (also === undefined ? { vintage } : { vintage, also });

export const RED_WINE: readonly DrinkSpec[] = [
  ...drinks(1321, 'United States', [
    [201, 'larkspur', 'Cabernet Sauvignon', 'Napa Valley', 14.5, 5499, HALF, 'Blackcurrant, cedar and graphite, with ripe tannins and a cool mineral line.', y(2021)],
    [202, 'stonefield', 'Hillside Cabernet Sauvignon', 'Sonoma County', 14.2, 3299, ONE, 'Black cherry, cocoa and bay leaf; generous now, better in five years.', y(2020)],
    [203, 'winterbourne', 'Estate Cabernet Sauvignon', 'Paso Robles', 14.6, 2699, ONE, 'Sun-warmed blackberry, mocha and sweet spice.', y(2022)],
    [204, 'larkspur', 'Block 7 Cabernet Sauvignon', 'Napa Valley', 14.8, 12999, ONE, 'A single steep block: cassis, violet and wet slate, built for the cellar.', y(2019)],
    [205, 'stonefield', 'Cabernet Sauvignon', 'Columbia Valley', 13.9, 1899, ONE, 'Juicy plum and sage at an honest price.', y(2022)],
  ]),
  ...drinks(1321, 'France', [
    [206, 'bellerive', 'Cuvée des Graves', 'Bordeaux', 13.5, 4299, HALF, 'Cabernet on gravel: redcurrant, pencil shavings and a savoury, dry close.', y(2018)],
    [207, 'bellerive', 'Grand Vin', 'Pauillac', 13.5, 14999, ONE, 'Cassis, cigar box and iron. Decant two hours ahead.', y(2016)],
  ]),
  ...drinks(1321, 'Australia', [[208, 'wattle', 'Terra Rossa Cabernet Sauvignon', 'Coonawarra', 14.2, 2899, ONE, 'Red earth, mint and mulberry.', y(2021)]]),
  ...drinks(1321, 'Chile', [[209, 'cordon', 'Valle Alto Cabernet Sauvignon', 'Maipo Valley', 13.8, 1499, HALF, 'Cassis and eucalyptus with a soft landing.', y(2022, [42])]]),
  ...drinks(1322, 'United States', [
    [210, 'saltmarsh', 'Pinot Noir', 'Sonoma Coast', 13.4, 3899, ONE, 'Fog-cooled raspberry, forest floor and a saline lift.', y(2021)],
    [211, 'larkspur', 'Willow Creek Pinot Noir', 'Willamette Valley', 13.2, 4499, HALF, 'Red cherry, rose petal and black tea.', y(2021)],
    [212, 'winterbourne', 'Pinot Noir', 'Santa Barbara', 13.6, 2499, ONE, 'Strawberry, clove and a silken middle.', y(2022)],
  ]),
  ...drinks(1322, 'France', [
    [213, 'aubreville', 'Bourgogne Pinot Noir', 'Burgundy', 12.5, 3499, ONE, 'Morello cherry and damp leaves; light on its feet.', y(2021)],
    // DEMO-34: characters that URLs must encode.
    [214, 'aubreville', 'Côte d’Or & Fils “50/50” Pinot Noir #1', 'Côte de Nuits', 13, 8999, ONE, 'Half destemmed, half whole bunch: black cherry, blood orange and spice.', y(2019)],
    [215, 'aubreville', 'Les Vieilles Murailles', 'Gevrey', 13, 11999, ONE, 'Wild strawberry, truffle and cool stone from sixty-year-old vines.', y(2018)],
  ]),
  ...drinks(1322, 'New Zealand', [[216, 'tawhiri', 'Pinot Noir', 'Central Otago', 13.8, 3199, ONE, 'Dark plum and wild thyme.', y(2021)]]),
  ...drinks(1323, 'United States', [
    [217, 'stonefield', 'Merlot', 'Columbia Valley', 14, 1999, ONE, 'Plum, mocha and velvet.', y(2021)],
    [218, 'winterbourne', 'Old Barn Merlot', 'Napa Valley', 14.2, 3699, ONE, 'Black cherry, fig and a dusting of cocoa.', y(2020)],
  ]),
  ...drinks(1323, 'France', [[219, 'bellerive', 'Clos du Pressoir', 'Saint-Émilion', 14, 5999, HALF, 'Merlot on limestone: damson, violet and fine chalk.', y(2019)]]),
  ...drinks(1323, 'Chile', [[220, 'cordon', 'Merlot', 'Colchagua Valley', 13.5, 1199, ONE, 'Soft plum and vanilla for Tuesday night.', y(2022, [42])]]),
  ...drinks(1324, 'France', [
    [221, 'aubreville', 'Coteaux Syrah', 'Northern Rhône', 13, 4999, ONE, 'Black olive, violet and cracked pepper.', y(2020)],
    [222, 'bellerive', 'Garrigue Rouge', 'Languedoc', 13.5, 1799, ONE, 'Sun-baked herbs and blackberry.', y(2021)],
  ]),
  ...drinks(1324, 'Australia', [
    [223, 'wattle', 'Bush Vine Shiraz', 'Barossa Valley', 14.8, 3399, ONE, 'Blackberry jam, liquorice and mocha, from vines planted in 1920.', y(2020)],
    [224, 'wattle', 'Creekside Shiraz', 'McLaren Vale', 14.2, 1799, HALF, 'Blue fruit, dark chocolate and a warm breeze.', y(2022)],
  ]),
  ...drinks(1324, 'United States', [[225, 'saltmarsh', 'Coastal Syrah', 'San Luis Obispo', 13.7, 2999, ONE, 'Blueberry, cured meat and cool pepper.', y(2021)]]),
  ...drinks(1325, 'Italy', [
    [226, 'corvina', 'Rosso di Corvara', 'Tuscany', 13.5, 2199, ONE, 'Sour cherry, tomato leaf and dusty herbs. Pasta calls.', y(2021)],
    [227, 'corvina', 'Riserva del Nonno', 'Tuscany', 14, 4599, ONE, 'Sangiovese with a little cabernet: cherry, leather and orange peel.', y(2018)],
    [228, 'corvina', 'Ripasso della Collina', 'Veneto', 14, 2899, ONE, 'Refermented on dried skins for raisin, cocoa and depth.', y(2020)],
  ]),
  ...drinks(1325, 'Spain', [
    [229, 'almaraz', 'Crianza', 'Rioja', 13.5, 1699, HALF, 'Red plum, coconut and sweet tobacco after a year in barrel.', y(2020)],
    [230, 'almaraz', 'Gran Reserva', 'Rioja', 13.8, 4899, ONE, 'Dried cherry, leather and vanilla, released when it is ready and not before.', y(2014)],
    [231, 'almaraz', 'Viñas Viejas', 'Ribera del Duero', 14.5, 5699, ONE, 'Black fruit, balsam and smoke from gnarled bush vines.', y(2019)],
  ]),
  ...drinks(1325, 'United States', [
    [232, 'stonefield', 'Cellar Red', 'California', 13.9, 1599, [750, 1750], 'A bit of everything that ripened well: juicy, dark and sociable.', y(2022)],
    // DEMO-34: a name long enough to need several lines.
    [233, 'winterbourne', 'The Shepherd’s Long Walk Home Across the Winter Meadow Old Vine Field Blend', 'Lodi', 14.5, 3299, ONE, 'Eleven grapes picked together: bramble, orange peel and black tea.', y(2020)],
  ]),
  ...drinks(1326, 'Argentina', [
    [234, 'cordon', 'Malbec', 'Mendoza', 13.8, 1399, HALF, 'Violet, plum and a whiff of smoke.', y(2022)],
    [235, 'cordon', 'Reserva Malbec', 'Uco Valley', 14.2, 2299, ONE, 'High-altitude blueberry, cocoa and crushed rock.', y(2021)],
    [236, 'cordon', 'Gran Altura Malbec', 'Salta', 14.5, 6999, ONE, 'Two thousand metres up: ink, iris and a fine grip.', y(2019)],
  ]),
];
