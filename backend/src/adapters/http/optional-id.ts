import { parseId } from '../../domain/shared/ids';

/** undefined if absent or blank; 0, which no row has, if it is not an id. */
export const optionalId = (text: string | undefined): number | undefined =>
  text ? (parseId(text) ?? 0) : undefined;
