/** The whole picture in its frame; a scale of 2 is twice as wide and as high. */
export const WHOLE = 1;
const LARGEST = 4;

/** Of a button or a key. */
const STEP = 1.5;

/** After a double tap. */
const DETAIL = 2.5;

/** For a pixel of the wheel's turn, by which browsers also report a pinch on a trackpad. */
const FACTOR_PER_PIXEL = 1.01;

export const isLargest = (scale: number): boolean => scale >= LARGEST;

const limited = (scale: number): number => Math.min(LARGEST, Math.max(WHOLE, scale));

export const larger = (scale: number): number => limited(scale * STEP);
export const smaller = (scale: number): number => limited(scale / STEP);

/** Into the detail, or back to the whole. */
export const toggled = (scale: number): number => (scale === WHOLE ? DETAIL : WHOLE);

/** After two fingers have moved from one distance to another. */
export const pinched = (scale: number, before: number, now: number): number =>
  limited(before > 0 ? (scale * now) / before : scale);

export const turned = (scale: number, pixels: number): number => limited(scale * FACTOR_PER_PIXEL ** -pixels);

/**
 * The scroll offset with which a point of the picture stays where it is.
 *
 * @param point its distance from the edge of the frame, in pixels
 * @param factor by which the picture grows
 */
export const offsetAround = (offset: number, point: number, factor: number): number =>
  (offset + point) * factor - point;
