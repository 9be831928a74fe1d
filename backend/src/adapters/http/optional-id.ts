import { parseId } from '../../domain/shared/ids';

/** 0, which no row has, if the text is not an id. */
export const idOf = (text: string): number => parseId(text) ?? 0;

/** undefined if absent or blank; 0, which no row has, if it is not an id. */
export const optionalId = (text: string | undefined): number | undefined => (text ? idOf(text) : undefined);
