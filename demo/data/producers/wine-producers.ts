import { producer } from '../producer';

const CREAM = '#f8f1e2';
const INK = '#2a1d14';

export const WINE_PRODUCERS = {
  bellerive: producer('Domaine Bellerive', ['tower', 'classic', CREAM, INK, ['#8a6a2f', '#6b2432'], '#5b1a22'], 'Domaine Bellerive farms thirty hectares on a gravel terrace above the river.'),
  larkspur: producer('Larkspur Ridge', ['swallow', 'modern', '#ffffff', '#22262a', ['#6b2432', '#1f4d3a', '#b5541e'], '#22262a'], 'Larkspur Ridge dry-farms its hillside blocks and picks by night.'),
  stonefield: producer('Stonefield Cellars', ['oak', 'classic', '#fbf5e6', '#241a12', ['#7a3a1f', '#3c5a34', '#8a6a2f'], '#241a12'], 'Stonefield Cellars ferments each parcel apart and blends in spring.'),
  aubreville: producer('Maison Aubreville', ['lily', 'modern', '#fdfaf2', '#1f2a22', ['#8a6a2f', '#6b2432'], '#c7a85a'], 'Maison Aubreville has walked the same rows of old vines for five generations.'),
  corvina: producer('Tenuta Corvara', ['grapes', 'arch', '#f6ecd8', '#33150f', ['#8c1f24', '#8a6a2f', '#1f4d3a'], '#8c1f24'], 'Tenuta Corvara lies among olives and cypress, and still treads its best grapes by foot.'),
  almaraz: producer('Bodegas Almaraz', ['sun', 'block', '#f7ead0', '#2b1a10', ['#a83a24', '#b98a2f', '#5b2432'], '#a83a24'], 'Bodegas Almaraz ages in a hand-dug cellar that stays at twelve degrees all year.'),
  cordon: producer('Finca Tres Lomas', ['mountain', 'block', '#fbf6ea', '#22201c', ['#27486e', '#6b2432'], '#27486e'], 'Finca Tres Lomas grows at a thousand metres in sight of the Andes.'),
  falkenau: producer('Weingut Falkenau', ['swallow', 'modern', '#ffffff', '#1f2a22', ['#1f4d3a', '#8a6a2f'], '#1f4d3a'], 'Weingut Falkenau works slate slopes too steep for any machine.'),
  saltmarsh: producer('Saltmarsh Bay', ['wave', 'modern', '#ffffff', '#1d3a44', ['#2d6e70', '#b5541e'], '#e9ecea'], 'Saltmarsh Bay is cooled by sea fog until noon, and its wines keep that freshness.'),
  clarisse: producer('Mas Clarisse', ['sprig', 'engraved', '#ffffff', '#7a2f45', ['#b83b5e', '#7a2f45'], '#e7b0a8'], 'Mas Clarisse presses its rosé at dawn, among lavender and pine.', 'bordeaux'),
  lantier: producer('Veuve Lantier', ['crown', 'arch', '#f7f1e3', '#20180f', ['#a57f2e', '#6b2432', '#1f4d3a'], '#c9a24a'], 'Veuve Lantier rests its bottles on the lees for years in chalk cellars under the village.', 'champagne'),
  colfosca: producer('Colfosca', ['compass', 'classic', '#fdfaf0', '#1f3a2c', ['#1f4d3a', '#a57f2e'], '#1f4d3a'], 'Colfosca tends its terraces by hand on the steep hills of Valdobbiadene.', 'champagne'),
  montserra: producer('Cava Montserra', ['rose', 'arch', '#20242a', '#f0e2bd', ['#c9a24a', '#d98a9a'], '#20242a'], 'Cava Montserra riddles its bottles by hand in a cellar beneath the monastery road.', 'champagne'),
  salgueiro: producer('Quinta do Salgueiro', ['ship', 'block', '#f4ead4', '#22160c', ['#8c1f24', '#27486e'], '#1a1a1a'], 'Quinta do Salgueiro ages in long pipes of old oak on the lodge side of the Douro.', 'port'),
  wattle: producer('Wattle Creek', ['tree', 'block', '#faf3e0', '#2b1a10', ['#b98a2f', '#6b2432', '#3c5a34'], '#6b2432'], 'Wattle Creek planted its bush vines in red loam when the railway came.'),
  tawhiri: producer('Tawhiri Hills', ['moon', 'modern', '#fbfbf7', '#20303a', ['#4a7a5a', '#27486e'], '#4a7a5a'], 'Tawhiri Hills picks in the cold of the morning, between two rivers.'),
  winterbourne: producer('Winterbourne Estate', ['bee', 'classic', '#f4f1e6', '#2a2418', ['#a57f2e', '#3c5a34'], '#3c5a34'], 'Winterbourne Estate keeps bees between its rows and sheep beneath them.'),
} as const;
