import type { FlowerSpec } from '../spec';
import {
  ALL_OPTIONS, anemone, BLADE, BLUSH, BLUSH_URN, BOWL, carnation, CREAM_BOWL, dahlia, daisy, EUCALYPTUS, FERN, flowers, GLASS, GYPSOPHILA,
  hydrangea, IN_POT, IVORY, KRAFT, LAVENDER, lily, LOOSE, MIST, orchid, peony, ranunculus, rose, RUSCUS, SEA_URN, sunflower, TERRACOTTA, tulip,
  TWO_OPTIONS, WHITE_POT, WINE,
} from './flower-parts';

const USA = 'United States';

/** DEMO-33: bouquets by option. */
export const FLOWERS: readonly FlowerSpec[] = [
  ...flowers(2021, 'petal', USA, [
    [301, 'Two Dozen Red Roses', 6999, [rose('#b3203a')], [EUCALYPTUS, RUSCUS], WINE, GLASS, ALL_OPTIONS, 'Twenty-four long stems in deep red, with silver eucalyptus.'],
    [302, 'Blush Garden Roses', 5999, [rose('#f0c2bd'), rose('#f8e6da')], [EUCALYPTUS], BLUSH, CREAM_BOWL, ALL_OPTIONS, 'Quartered garden roses in blush and shell, scented like tea and lemon.'],
    [303, 'Ivory Roses', 5499, [rose('#f7efdf')], [RUSCUS, GYPSOPHILA], IVORY, GLASS, ALL_OPTIONS, 'Cool ivory heads with a touch of green at the heart.'],
    [304, 'Sunset Roses', 4999, [rose('#f0944a'), rose('#e8623f'), rose('#f6c56a')], [FERN], KRAFT, BLUSH_URN, ALL_OPTIONS, 'Apricot, coral and gold, as though lit from behind.'],
    [305, 'A Dozen Pink Roses', 3999, [rose('#e0708f')], [EUCALYPTUS], BLUSH, GLASS, LOOSE, 'Twelve candy-pink stems for a thank you or a sorry.'],
    [306, 'Lavender Roses', 5799, [rose('#b79ac8'), rose('#d9c6e2')], [LAVENDER, EUCALYPTUS], MIST, SEA_URN, TWO_OPTIONS, 'Grey-mauve roses with sprigs of real lavender.'],
  ]),
  ...flowers(2022, 'petal', USA, [
    [307, 'The Corner Shop', 3499, [carnation('#e08aa5'), daisy('#fdfaf2', '#e0a526'), rose('#f6c56a')], [RUSCUS], KRAFT, GLASS, ALL_OPTIONS, 'Whatever was best at the market, tied the old way.'],
    [308, 'Peony Morning', 7499, [peony('#eeb4c0'), rose('#f6e3d6'), ranunculus('#d9708a')], [EUCALYPTUS, GYPSOPHILA], BLUSH, CREAM_BOWL, TWO_OPTIONS, 'Peonies in bud that open over four days.'],
    [309, 'Blue Hour', 6499, [hydrangea('#7f9ad1'), rose('#fbf4ea'), anemone('#5b4a98')], [EUCALYPTUS, LAVENDER], MIST, GLASS, TWO_OPTIONS, 'Hydrangea, anemone and white rose, the colours of late dusk.'],
    [310, 'Orchard Wedding', 8499, [rose('#f7efdf'), peony('#f6e1dc'), hydrangea('#dfe6cf')], [EUCALYPTUS, RUSCUS], IVORY, CREAM_BOWL, ALL_OPTIONS, 'Creams and soft greens, loose enough to look gathered.'],
    [311, 'Market Bunch', 2499, [daisy('#fdfaf2', '#e0a526'), carnation('#f1b27a')], [FERN], KRAFT, BOWL, LOOSE, 'A cheerful armful for the kitchen table.'],
    [312, 'Velvet Evening', 6999, [dahlia('#7a1f38'), rose('#5b1428'), anemone('#6b3a78')], [EUCALYPTUS], WINE, SEA_URN, TWO_OPTIONS, 'Plum, claret and ink, for a table lit by candles.'],
    [313, 'Sorbet', 4499, [ranunculus('#f4a98a'), ranunculus('#f6d27a'), tulip('#f0b9b4')], [BLADE], BLUSH, GLASS, ALL_OPTIONS, 'Peach, lemon and raspberry, stem by stem.'],
    [314, 'White Linen', 5499, [lily('#faf2ee'), rose('#f9f3e8'), daisy('#fdfbf4', '#d9b64a')], [RUSCUS, GYPSOPHILA], IVORY, GLASS, TWO_OPTIONS, 'Lily, rose and daisy on deep green. Quiet, and kind.'],
  ]),
  ...flowers(2023, 'meadow', USA, [
    [315, 'Autumn Field', 4999, [dahlia('#c8502e'), sunflower(), carnation('#f1c27a')], [EUCALYPTUS, FERN], KRAFT, BLUSH_URN, ALL_OPTIONS, 'Rust, amber and straw from the last warm rows.'],
    [316, 'First Frost', 5299, [anemone('#f6f1f4'), ranunculus('#fbf6ee'), rose('#dfe4ea')], [EUCALYPTUS], MIST, SEA_URN, TWO_OPTIONS, 'White anemones with ink-dark eyes.'],
    [317, 'Midsummer Meadow', 4299, [daisy('#fdfaf2', '#e0a526'), anemone('#c8323f'), dahlia('#e8a13a')], [FERN, LAVENDER], KRAFT, BOWL, ALL_OPTIONS, 'Poppy reds and daisy whites, cut before the dew is off.'],
    [318, 'Harvest Table', 6499, [dahlia('#a83a24'), rose('#e0a06a'), hydrangea('#b7b98a')], [RUSCUS], WINE, CREAM_BOWL, TWO_OPTIONS, 'Low and generous, made to sit between the dishes.'],
    [319, 'Winter Garden', 5999, [rose('#9c1c2e'), carnation('#f7f0e6')], [FERN, RUSCUS], WINE, GLASS, TWO_OPTIONS, 'Holly red, snow white and a great deal of green.'],
  ]),
  ...flowers(2031, 'meadow', 'Netherlands', [
    [320, 'Twenty Tulips, Mixed', 2999, [tulip('#e8a13a'), tulip('#d9483b'), tulip('#f0c3b4')], [BLADE], IVORY, GLASS, ALL_OPTIONS, 'They go on growing in the vase, and lean to the window.'],
    [321, 'White Tulips', 2799, [tulip('#f7f1e3')], [BLADE], IVORY, GLASS, LOOSE, 'Twenty stems, tight and cool.'],
    [322, 'Parrot Tulips', 3499, [tulip('#c8374a'), tulip('#f0b04a')], [BLADE], KRAFT, BOWL, ALL_OPTIONS, 'Ruffled, streaked and a little theatrical.'],
  ]),
  ...flowers(2032, 'petal', 'Colombia', [
    [323, 'Stargazer Lilies', 4499, [lily('#e58aa8')], [RUSCUS], BLUSH, GLASS, ALL_OPTIONS, 'Pink-throated, freckled, and scented through two rooms.'],
    [324, 'White Lilies', 4299, [lily('#fbf5f0')], [RUSCUS], IVORY, GLASS, TWO_OPTIONS, 'Ten stems in bud; they open one by one for ten days.'],
    [325, 'Golden Lilies', 3999, [lily('#f3c04a')], [FERN], KRAFT, BOWL, LOOSE, 'Warm yellow trumpets without the perfume.'],
  ]),
  ...flowers(2033, 'meadow', USA, [
    [326, 'Sunflower Armful', 3499, [sunflower()], [RUSCUS], KRAFT, BOWL, ALL_OPTIONS, 'Ten faces, all turned the same way.'],
    [327, 'Sunflowers & Daisies', 3799, [sunflower('#e8a020'), daisy('#fdfaf2', '#e0a526')], [FERN], KRAFT, BLUSH_URN, TWO_OPTIONS, 'A field edge, tied with twine.'],
  ]),
  ...flowers(2034, 'petal', 'Netherlands', [
    [328, 'Blue Hydrangea', 4999, [hydrangea('#7f9ad1')], [EUCALYPTUS], MIST, GLASS, ALL_OPTIONS, 'Six heavy heads; mist them in the evening.'],
    [329, 'Antique Hydrangea', 5499, [hydrangea('#a9a07a'), hydrangea('#b58a9a')], [EUCALYPTUS], WINE, SEA_URN, TWO_OPTIONS, 'Dusky rose and moss, lovely fresh and lovelier dried.'],
    [330, 'White Hydrangea', 4799, [hydrangea('#eef0e2')], [RUSCUS], IVORY, CREAM_BOWL, LOOSE, 'A cloud, more or less.'],
  ]),
  ...flowers(2041, 'glasshouse', 'Netherlands', [
    [331, 'Moth Orchid, Lilac', 4499, [orchid('#e3c3e8', '#a8327a')], [BLADE], MIST, WHITE_POT, IN_POT, 'Two arching stems, in flower for three months.'],
    [332, 'Moth Orchid, White', 4499, [orchid('#faf6ee', '#d9b64a')], [BLADE], IVORY, TERRACOTTA, IN_POT, 'The calm one. Bright shade, a little water on Sundays.'],
    [333, 'Speckled Orchid', 5999, [orchid('#f0c9a0', '#8c2747')], [BLADE], BLUSH, WHITE_POT, IN_POT, 'Apricot petals with a burgundy lip.'],
  ], true),
  ...flowers(2042, 'glasshouse', USA, [
    [334, 'Potted Hydrangea', 3999, [hydrangea('#c88aa8')], [RUSCUS], BLUSH, TERRACOTTA, IN_POT, 'Enjoy it indoors, then plant it out by the steps.'],
    [335, 'Potted Daisies', 2299, [daisy('#fdfaf2', '#e0a526')], [FERN], KRAFT, TERRACOTTA, IN_POT, 'For a sunny sill; pick them and more will come.'],
    [336, 'Potted Roses', 2999, [rose('#e58a6a')], [RUSCUS], KRAFT, WHITE_POT, IN_POT, 'Miniature roses that flower till the frost.'],
    [337, 'Florist’s Ranunculus', 2799, [ranunculus('#f0a04a'), ranunculus('#e86a5a')], [FERN], IVORY, TERRACOTTA, IN_POT, 'Paper-thin petals by the hundred.'],
    [338, 'Lavender Pot', 1999, [daisy('#b7a3dc', '#6b5a98')], [LAVENDER], MIST, TERRACOTTA, IN_POT, 'Silver leaf, purple bloom, and bees if you open the window.'],
  ], true),
];
