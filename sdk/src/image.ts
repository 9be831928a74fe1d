interface SmallImage {
  small_image?: string;
}

/** The three shapes of a picture on the wire. */
export type WireImage = string | SmallImage | readonly SmallImage[];

const isList = (image: WireImage): image is readonly SmallImage[] => Array.isArray(image);

/** The address of a picture, in whichever shape a call returns it; undefined when there is none. */
export function imageOf(image: WireImage | null | undefined): string | undefined {
  if (!image) return undefined;
  if (typeof image === 'string') return image;
  const [first] = isList(image) ? image : [image];
  return first?.small_image || undefined;
}
