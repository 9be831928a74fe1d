import { isWhole } from './scale';

const DESIGNED = [1440, 768, 390] as const;

/** The widths at which screens are checked: all widths of the design at full size, otherwise one. */
export const widths = (usual: (typeof DESIGNED)[number]): readonly number[] => (isWhole ? DESIGNED : [usual]);
