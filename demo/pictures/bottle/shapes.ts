import type { Profile } from './profile';

export interface BottleShape {
  readonly profile: Profile;
  readonly height: number;
  /** Where a label may be placed, in the bottle's coordinates. */
  readonly label: readonly [top: number, bottom: number];
  /** How far down a capsule or foil reaches. */
  readonly capsule: number;
  /** The level of the liquid in a full bottle. */
  readonly fill: number;
  /** Thickness of the glass below the liquid. */
  readonly foot: number;
  readonly flat?: boolean;
}

/** Silhouettes by kind; lip at 0, in pixels of a 480 x 600 picture. */
export const SHAPES = {
  bordeaux: {
    profile: { start: [21, 0], segments: [['L', 22, 3], ['L', 22, 20], ['L', 19, 24], ['L', 19, 118], ['C', 19, 156, 64, 150, 64, 205], ['L', 64, 466], ['C', 64, 476, 58, 480, 48, 480], ['L', 0, 480]] },
    height: 480, label: [246, 430], capsule: 112, fill: 132, foot: 10,
  },
  burgundy: {
    profile: { start: [21, 0], segments: [['L', 22, 3], ['L', 22, 18], ['L', 19, 22], ['L', 20, 92], ['C', 22, 168, 71, 176, 71, 264], ['L', 71, 458], ['C', 71, 470, 64, 474, 52, 474], ['L', 0, 474]] },
    height: 474, label: [282, 432], capsule: 100, fill: 128, foot: 10,
  },
  champagne: {
    profile: { start: [19, 0], segments: [['L', 24, 12], ['L', 24, 24], ['L', 20, 30], ['C', 20, 60, 22, 85, 24, 104], ['C', 30, 178, 75, 190, 75, 278], ['L', 75, 464], ['C', 75, 478, 68, 482, 56, 482], ['L', 0, 482]] },
    height: 482, label: [302, 440], capsule: 142, fill: 150, foot: 12,
  },
  flute: {
    profile: { start: [19, 0], segments: [['L', 20, 3], ['L', 20, 18], ['L', 17.5, 22], ['L', 18, 66], ['C', 20, 172, 60, 196, 60, 306], ['L', 60, 482], ['C', 60, 492, 54, 496, 44, 496], ['L', 0, 496]] },
    height: 496, label: [318, 452], capsule: 84, fill: 104, foot: 8,
  },
  port: {
    profile: { start: [21, 0], segments: [['L', 22, 14], ['L', 19, 20], ['L', 19, 36], ['C', 19, 48, 27, 54, 27, 76], ['C', 27, 98, 20, 104, 21, 118], ['C', 24, 148, 68, 142, 68, 194], ['L', 68, 438], ['C', 68, 448, 62, 452, 50, 452], ['L', 0, 452]] },
    height: 452, label: [226, 396], capsule: 44, fill: 128, foot: 10,
  },
  whisky: {
    profile: { start: [24, 0], segments: [['L', 25, 12], ['L', 20, 17], ['L', 20, 66], ['C', 20, 104, 74, 90, 74, 146], ['L', 74, 416], ['C', 74, 428, 68, 432, 56, 432], ['L', 0, 432]] },
    height: 432, label: [178, 376], capsule: 56, fill: 92, foot: 18,
  },
  square: {
    profile: { start: [25, 0], segments: [['L', 26, 12], ['L', 21, 17], ['L', 21, 62], ['C', 21, 82, 30, 86, 46, 90], ['C', 70, 96, 82, 102, 82, 124], ['L', 82, 394], ['C', 82, 402, 78, 406, 70, 406], ['L', 0, 406]] },
    height: 406, label: [150, 352], capsule: 50, fill: 100, foot: 24, flat: true,
  },
  squat: {
    profile: { start: [26, 0], segments: [['L', 27, 14], ['L', 22, 20], ['L', 22, 80], ['C', 22, 112, 92, 104, 94, 164], ['L', 89, 370], ['C', 88, 380, 82, 384, 72, 384], ['L', 0, 384]] },
    height: 384, label: [180, 342], capsule: 64, fill: 116, foot: 22,
  },
  apothecary: {
    profile: { start: [25, 0], segments: [['L', 26, 10], ['L', 21, 15], ['L', 21, 72], ['C', 21, 94, 36, 98, 54, 104], ['C', 86, 114, 94, 132, 94, 160], ['L', 94, 362], ['C', 94, 378, 86, 384, 70, 384], ['L', 0, 384]] },
    height: 384, label: [172, 340], capsule: 52, fill: 116, foot: 20,
  },
  tall: {
    profile: { start: [22, 0], segments: [['L', 22, 14], ['L', 18.5, 18], ['L', 18.5, 104], ['C', 18.5, 126, 26, 130, 36, 134], ['C', 54, 141, 60, 152, 60, 174], ['L', 60, 474], ['C', 60, 484, 54, 488, 46, 488], ['L', 0, 488]] },
    height: 488, label: [212, 420], capsule: 60, fill: 124, foot: 22,
  },
  rum: {
    profile: { start: [23, 0], segments: [['L', 23, 13], ['L', 19, 17], ['L', 19, 30], ['C', 19, 44, 30, 50, 30, 76], ['C', 30, 100, 22, 106, 24, 118], ['C', 29, 144, 74, 140, 74, 196], ['L', 74, 430], ['C', 74, 442, 68, 446, 56, 446], ['L', 0, 446]] },
    height: 446, label: [212, 386], capsule: 36, fill: 112, foot: 16,
  },
  tequila: {
    profile: { start: [28, 0], segments: [['L', 29, 14], ['L', 25, 19], ['L', 25, 58], ['C', 25, 88, 64, 82, 88, 108], ['C', 104, 126, 104, 148, 104, 178], ['L', 104, 310], ['C', 104, 332, 94, 340, 74, 340], ['L', 0, 340]] },
    height: 340, label: [158, 294], capsule: 40, fill: 104, foot: 26,
  },
  liqueur: {
    profile: { start: [21, 0], segments: [['L', 21, 14], ['L', 17, 18], ['L', 17, 104], ['C', 17, 150, 48, 148, 54, 214], ['C', 59, 268, 72, 340, 74, 430], ['C', 74, 446, 70, 454, 56, 454], ['L', 0, 454]] },
    height: 454, label: [262, 406], capsule: 60, fill: 132, foot: 14,
  },
  cognac: {
    profile: { start: [24, 0], segments: [['L', 24, 13], ['L', 20, 18], ['L', 20, 92], ['C', 20, 140, 62, 152, 92, 206], ['C', 112, 244, 116, 300, 108, 342], ['C', 102, 362, 94, 368, 74, 368], ['L', 0, 368]] },
    height: 368, label: [222, 330], capsule: 48, fill: 146, foot: 18,
  },
  beer: {
    profile: { start: [16, 0], segments: [['L', 18, 4], ['L', 18, 11], ['L', 15, 15], ['L', 15, 90], ['C', 15, 142, 58, 150, 58, 212], ['L', 58, 416], ['C', 58, 426, 52, 430, 44, 430], ['L', 0, 430]] },
    height: 430, label: [236, 388], capsule: 70, fill: 92, foot: 8,
  },
  can: {
    profile: { start: [53, 0], segments: [['L', 56, 3], ['L', 56, 9], ['C', 57, 22, 70, 26, 70, 44], ['L', 70, 330], ['C', 70, 346, 62, 348, 58, 354], ['L', 54, 360], ['L', 0, 360]] },
    height: 360, label: [44, 332], capsule: 0, fill: 0, foot: 0,
  },
  miniature: {
    profile: { start: [18, 0], segments: [['L', 18, 10], ['L', 15, 14], ['L', 15, 44], ['C', 15, 76, 54, 68, 54, 112], ['L', 54, 288], ['C', 54, 298, 49, 302, 40, 302], ['L', 0, 302]] },
    height: 302, label: [130, 262], capsule: 36, fill: 66, foot: 12,
  },
} as const satisfies Record<string, BottleShape>;

export type ShapeName = keyof typeof SHAPES;

export function shapeOf(name: ShapeName): BottleShape {
  return SHAPES[name];
}
