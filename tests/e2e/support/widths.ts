import { isWhole } from './scale';

const DESIGNED = [1440, 768, 390] as const;

/** The widths that screens are looked at: each of the design's in the whole run, one of them in a usual one. */
export const widths = (usual: (typeof DESIGNED)[number]): readonly number[] => (isWhole ? DESIGNED : [usual]);
