import { producer } from '../producer';

const CREAM = '#f3ead6';
const NIGHT = '#1c2622';
const GOLD = '#c9a24a';

export const WHISKEY_PRODUCERS = {
  harlan: producer('Old Harlan', ['horseshoe', 'classic', NIGHT, '#f0e2bd', [GOLD, '#d98a4a', '#b9c2a0'], '#1a1714'], 'Old Harlan has mashed and barrelled beside the same limestone spring since the family put up its first rickhouse.', 'square'),
  hollow: producer('Copper Hollow', ['compass', 'block', '#efe3c8', '#22160c', ['#8c1f24', '#1f4d3a', '#27486e'], '#8c1f24'], 'Copper Hollow runs two pot stills, bottles by hand and seals every stopper in wax.', 'squat', 'wax'),
  ridgeline: producer('Ridgeline Trace', ['mountain', 'modern', '#fbf7ee', '#22201c', ['#b5541e', '#2d6e70', '#6b2432'], '#2b1a10'], 'Ridgeline Trace ages on a windy Kentucky hilltop, where summers are hot and barrels work hard.', 'whisky'),
  tallgrass: producer('Tallgrass & Sons', ['sun', 'classic', CREAM, '#2b1a10', ['#8a6a2f', '#6b2432', '#3c5a34'], '#3a2414'], 'Tallgrass & Sons grow their own corn and rye and know every field that goes into the mash.', 'tall'),
  ironbell: producer('Iron Bell', ['ship', 'block', '#f4ead4', '#1e1b18', ['#27486e', '#8c1f24', '#1e1b18'], '#27486e'], 'Iron Bell rests part of its stock on river barges, where the current rocks the casks.', 'rum'),
  fernway: producer('Fernway Creek', ['swallow', 'arch', '#f6efdf', '#24331f', ['#3c6b4a', '#b5541e', '#27486e'], '#24331f'], 'Fernway Creek is a three-person distillery in the hills that sells most of what it makes at its own door.', 'whisky'),
  cinder: producer('Cinder & Oak', ['oak', 'engraved', '#ffffff', '#f6e7c6', ['#f0c46a', '#ffd9a0', '#e9e3d2'], '#1a1714'], 'Cinder & Oak chars every barrel itself, to a depth the cooper calls alligator.', 'square'),
  tarrich: producer('Glen Tarrich', ['mountain', 'arch', '#f1e6cf', '#2b1a10', ['#8c2f1f', '#27486e', '#1f4d3a'], '#2b1a10'], 'Glen Tarrich draws its water from a burn that falls past the stillhouse door.', 'whisky'),
  corran: producer('Corran Sound', ['ship', 'modern', '#ffffff', '#1d2a33', ['#27486e', '#4a6b6a', '#1d2a33'], '#1d2a33'], 'Corran Sound faces the Atlantic: the casks lie in a cellar that the spring tides reach.', 'tall'),
  dunmhor: producer('Dunmhor', ['tower', 'classic', '#20180f', '#efe0b8', ['#c9a24a', '#a8b5a0', '#c77b4a'], '#20180f'], 'Dunmhor has been distilling in the same six washbacks of Oregon pine for four generations.', 'squat'),
  strath: producer('Strathelie', ['rose', 'arch', '#f7f1e3', '#2a1d2c', ['#6b4a7a', '#8c2f1f', '#1f4d3a'], '#6b4a7a'], 'Strathelie keeps to slow distillation and long, cool years in refill wood.', 'cognac'),
  brae: producer('Brae & Marlow', ['crown', 'classic', '#f3ead6', '#1e1b18', ['#8a6a2f', '#6b2432', '#27486e'], '#6b2432'], 'Brae & Marlow are blenders by trade, marrying malt and grain in oak vats before bottling.', 'whisky'),
  harbour: producer('Harbour Row', ['compass', 'block', '#faf5e9', '#20303a', ['#2d6e70', '#b5541e', '#6b2432'], '#2d6e70'], 'Harbour Row began as a grocer who blended whisky for ships in port.', 'rum'),
  kilbarra: producer('Kilbarra', ['swallow', 'modern', '#fbf8f0', '#1f3a2c', ['#1f4d3a', '#8a6a2f', '#6b2432'], '#1f4d3a'], 'Kilbarra distils three times, as the old Dublin houses did, for a clean and gentle spirit.', 'whisky'),
  kumoyama: producer('Kumoyama', ['wave', 'modern', '#fdfbf6', '#22201c', ['#8c2f1f', '#27486e', '#4a6b4a'], '#22201c'], 'Kumoyama sits in mountain mist at nine hundred metres and ripens part of its stock in mizunara oak.', 'square'),
  rowan: producer('Rowan Street', ['crown', 'block', '#f6e9d0', '#33150f', ['#a83a24', '#1f4d3a', '#27486e'], '#33150f'], 'Rowan Street is a city distillery in an old tram depot, with tours on Saturdays.', 'tall'),
} as const;
