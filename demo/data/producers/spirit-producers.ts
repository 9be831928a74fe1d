import { producer } from '../producer';

export const SPIRIT_PRODUCERS = {
  vale: producer('Juniper & Vale', ['sprig', 'engraved', '#ffffff', '#1f4d3a', ['#1f4d3a', '#27486e', '#7a2f45'], '#b78a52'], 'Juniper & Vale pick their own berries on the downs and distil in a still named Agnes.', 'apothecary'),
  lockhart: producer('Lockhart Dry', ['crown', 'block', '#f6f3e8', '#1d2a33', ['#27486e', '#6b2432', '#3c5a34'], '#27486e'], 'Lockhart Dry distils to a recipe of nine botanicals written in a ledger of 1894.', 'tall'),
  wildacre: producer('Wildacre', ['rose', 'block', '#fbf5ea', '#33221a', ['#b83b5e', '#4a7a5a', '#6b4a7a'], '#cfa673'], 'Wildacre gathers hedgerow flowers and fruit within a walk of the still.', 'apothecary'),
  severnaya: producer('Severin', ['tower', 'engraved', '#ffffff', '#20406b', ['#8a97a6', '#20406b', '#6b2432'], '#b9bec0'], 'Severin distils winter wheat five times and filters it through birch charcoal.', 'tall'),
  larch: producer('Larch & Lumen', ['moon', 'modern', '#ffffff', '#22303a', ['#4a6b8a', '#b98a2f', '#4a7a5a'], '#e9ecea'], 'Larch & Lumen makes a vodka of heritage potatoes, soft and faintly sweet.', 'square'),
  marigold: producer('Port Marigold', ['sun', 'block', '#f4ead4', '#22160c', ['#b5541e', '#8c1f24', '#2d6e70'], '#1d1d1d'], 'Port Marigold blends pot and column rum aged by the sea, where the angels take their tenth.', 'rum'),
  canefield: producer('Canefield & Quay', ['sprig', 'arch', '#f2e4c4', '#2b1a10', ['#3c5a34', '#a83a24', '#27486e'], '#3c5a34'], 'Canefield & Quay presses fresh cane the day that it is cut.', 'rum'),
  almendra: producer('Casa Almendra', ['agave', 'arch', '#f7f0df', '#2b1a10', ['#2d6e70', '#a83a24', '#b98a2f'], '#7a4a24'], 'Casa Almendra roasts its agave for three days in brick ovens and crushes it under stone.', 'tequila'),
  cieloroto: producer('Cielo Roto', ['moon', 'modern', '#faf7ef', '#22201c', ['#4a4a44', '#6b2432', '#3c5a34'], '#22201c'], 'Cielo Roto works with village palenques: earthen pits, clay stills, wild agave.', 'liqueur'),
  durival: producer('Maison Durival', ['lily', 'arch', '#20180f', '#f0dfb2', ['#c9a24a', '#d8b870'], '#c9a24a'], 'Maison Durival has kept a paradis of demijohns since before the phylloxera.', 'cognac'),
  orchard: producer('Orchard Lane', ['tree', 'classic', '#f6eeda', '#33221a', ['#a83a24', '#3c5a34'], '#3c5a34'], 'Orchard Lane distils windfall apples and pears from four neighbouring farms.', 'whisky'),
  corvello: producer('Fratelli Corvello', ['sun', 'arch', '#f7ecd6', '#3a150c', ['#b5541e', '#8c1f24', '#1f4d3a'], '#c9a24a'], 'Fratelli Corvello macerates herbs and peel to a recipe that two brothers know by halves.', 'liqueur'),
  honeywell: producer('Hazel & Honeywell', ['bee', 'modern', '#fffaf0', '#33221a', ['#b98a2f', '#7a4a2c', '#6b4a7a'], '#7a4a2c'], 'Hazel & Honeywell steeps whole fruit and nuts in small steel tanks.', 'liqueur'),
  vertefee: producer('La Verte Étoile', ['compass', 'classic', '#eef0dc', '#26361c', ['#4a7a3a', '#26361c'], '#26361c'], 'La Verte Étoile grows its own wormwood in the high Jura.', 'tall'),
  rosetti: producer('Rosetti & Figlia', ['grapes', 'classic', '#f8efdc', '#33150f', ['#8c1f24', '#b98a2f', '#3c5a34'], '#8c1f24'], 'Rosetti & Figlia steeps alpine herbs in white wine for a month.', 'bordeaux'),
  clearday: producer('Clear Day', ['sprig', 'modern', '#ffffff', '#22403a', ['#4a8a7a', '#b5541e'], '#4a8a7a'], 'Clear Day distils without alcohol, one botanical at a time.', 'apothecary'),
} as const;

export const BEER_PRODUCERS = {
  millrace: producer('Millrace Brewing', ['hop', 'block', '#f6ead0', '#22160c', ['#1f4d3a', '#a83a24', '#27486e', '#7a4a2c'], '#1f4d3a'], 'Millrace Brewing brews in a water mill and gives its spent grain to the farm next door.'),
  tidewater: producer('Tidewater Works', ['wave', 'block', '#f3d27a', '#22301f', ['#2d6e70', '#b83b5e', '#b5541e', '#27486e'], '#2d6e70'], 'Tidewater Works fills cans on the pier, often the morning that they are sold.'),
  stbrannoc: producer('St. Brannoc', ['bee', 'arch', '#f4ecd8', '#33221a', ['#8c1f24', '#8a6a2f', '#1f4d3a'], '#8a6a2f'], 'St. Brannoc is an abbey brewery where the bottles ripen for a month after filling.'),
  ironpine: producer('Iron Pine', ['tree', 'block', '#fbf5e6', '#1e1b18', ['#3c5a34', '#1e1b18', '#b5541e'], '#3c5a34'], 'Iron Pine brews with spring water, whole hops and a good deal of patience.'),
  hollowtree: producer('Hollow Tree Cider', ['tree', 'arch', '#fbf3dc', '#2b3a1f', ['#a83a24', '#4a7a3a', '#b98a2f'], '#a83a24'], 'Hollow Tree Cider presses bittersweet apples once, in autumn, and never from concentrate.'),
  brookside: producer('Brookside', ['sprig', 'modern', '#ffffff', '#1d3a44', ['#2d6e70', '#4a7a5a'], '#b9bec0'], 'Brookside bottles spring water with real quinine, fruit and very little sugar.'),
} as const;
