import { parseId } from '../../domain/shared/ids';

/** undefined where nothing is named; 0, which is nobody's, for what is no id. */
export const namedId = (text: string | undefined): number | undefined =>
  text ? (parseId(text) ?? 0) : undefined;
