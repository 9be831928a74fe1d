import { heightOf, profile, type Profile } from './profile';

interface Measures {
  /** Where a label may be placed, in the bottle's coordinates. */
  readonly label: readonly [top: number, bottom: number];
  /** How far down a capsule or foil reaches. */
  readonly capsule: number;
  /** The level of the liquid in a full bottle. */
  readonly fill: number;
  /** Thickness of the glass below the liquid. */
  readonly foot: number;
  readonly isFlat?: boolean;
}

export interface BottleShape extends Measures {
  readonly profile: Profile;
  readonly height: number;
}

function shape(data: string, measures: Measures): BottleShape {
  const read = profile(data);
  return { profile: read, height: heightOf(read), ...measures };
}

/** Silhouettes by kind; lip at 0, in pixels of a 480 x 600 picture. */
export const SHAPES = {
  bordeaux: shape('M21 0L22 3L22 20L19 24L19 118C19 156 64 150 64 205L64 466C64 476 58 480 48 480L0 480', { label: [246, 430], capsule: 112, fill: 132, foot: 10 }),
  burgundy: shape('M21 0L22 3L22 18L19 22L20 92C22 168 71 176 71 264L71 458C71 470 64 474 52 474L0 474', { label: [282, 432], capsule: 100, fill: 128, foot: 10 }),
  champagne: shape('M19 0L24 12L24 24L20 30C20 60 22 85 24 104C30 178 75 190 75 278L75 464C75 478 68 482 56 482L0 482', { label: [302, 440], capsule: 142, fill: 150, foot: 12 }),
  flute: shape('M19 0L20 3L20 18L17.5 22L18 66C20 172 60 196 60 306L60 482C60 492 54 496 44 496L0 496', { label: [318, 452], capsule: 84, fill: 104, foot: 8 }),
  port: shape('M21 0L22 14L19 20L19 36C19 48 27 54 27 76C27 98 20 104 21 118C24 148 68 142 68 194L68 438C68 448 62 452 50 452L0 452', { label: [226, 396], capsule: 44, fill: 128, foot: 10 }),
  whisky: shape('M24 0L25 12L20 17L20 66C20 104 74 90 74 146L74 416C74 428 68 432 56 432L0 432', { label: [178, 376], capsule: 56, fill: 92, foot: 18 }),
  square: shape('M25 0L26 12L21 17L21 62C21 82 30 86 46 90C70 96 82 102 82 124L82 394C82 402 78 406 70 406L0 406', { label: [150, 352], capsule: 50, fill: 100, foot: 24, isFlat: true }),
  squat: shape('M26 0L27 14L22 20L22 80C22 112 92 104 94 164L89 370C88 380 82 384 72 384L0 384', { label: [180, 342], capsule: 64, fill: 116, foot: 22 }),
  apothecary: shape('M25 0L26 10L21 15L21 72C21 94 36 98 54 104C86 114 94 132 94 160L94 362C94 378 86 384 70 384L0 384', { label: [172, 340], capsule: 52, fill: 116, foot: 20 }),
  tall: shape('M22 0L22 14L18.5 18L18.5 104C18.5 126 26 130 36 134C54 141 60 152 60 174L60 474C60 484 54 488 46 488L0 488', { label: [212, 420], capsule: 60, fill: 124, foot: 22 }),
  rum: shape('M23 0L23 13L19 17L19 30C19 44 30 50 30 76C30 100 22 106 24 118C29 144 74 140 74 196L74 430C74 442 68 446 56 446L0 446', { label: [212, 386], capsule: 36, fill: 112, foot: 16 }),
  tequila: shape('M28 0L29 14L25 19L25 58C25 88 64 82 88 108C104 126 104 148 104 178L104 310C104 332 94 340 74 340L0 340', { label: [158, 294], capsule: 40, fill: 104, foot: 26 }),
  liqueur: shape('M21 0L21 14L17 18L17 104C17 150 48 148 54 214C59 268 72 340 74 430C74 446 70 454 56 454L0 454', { label: [262, 406], capsule: 60, fill: 132, foot: 14 }),
  cognac: shape('M24 0L24 13L20 18L20 92C20 140 62 152 92 206C112 244 116 300 108 342C102 362 94 368 74 368L0 368', { label: [222, 330], capsule: 48, fill: 146, foot: 18 }),
  beer: shape('M16 0L18 4L18 11L15 15L15 90C15 142 58 150 58 212L58 416C58 426 52 430 44 430L0 430', { label: [236, 388], capsule: 70, fill: 92, foot: 8 }),
  can: shape('M53 0L56 3L56 9C57 22 70 26 70 44L70 330C70 346 62 348 58 354L54 360L0 360', { label: [44, 332], capsule: 0, fill: 0, foot: 0 }),
  miniature: shape('M18 0L18 10L15 14L15 44C15 76 54 68 54 112L54 288C54 298 49 302 40 302L0 302', { label: [130, 262], capsule: 36, fill: 66, foot: 12 }),
};

export type ShapeName = keyof typeof SHAPES;
