/** Fields of the wire that hold the address of a picture, or a list of them. */
const PICTURE_FIELDS = new Set([
  'image',
  'images',
  'base_image',
  'small_image',
  'thumbnail',
  'additional_image',
  'imageurl',
  'vendor_image_url',
]);

/**
 * An answer whose pictures have absolute addresses. A path is relative to the backend, which may have another origin
 * than the page.
 */
export function withPictureAddresses<Data>(data: Data, origin: string): Data {
  return resolved(data, origin, false) as Data;
}

function resolved(value: unknown, origin: string, isPicture: boolean): unknown {
  if (typeof value === 'string') return isPicture && /^\/(?!\/)/.test(value) ? origin + value : value;
  if (Array.isArray(value)) return value.map((each) => resolved(each, origin, isPicture));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, resolved(each, origin, PICTURE_FIELDS.has(name))]),
  );
}
