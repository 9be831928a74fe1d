import { departmentOf } from './catalogue';
import type { ProductSpec } from './spec';

const PREFIX: Readonly<Record<number, string>> = { 12: 'WHI', 13: 'WIN', 14: 'BEE', 15: 'SPI', 20: 'FLO', 30: 'GIF', 43: 'MIX' };

/** `WHI-101`; a variant adds its size (ENT-16). */
export function skuOf(spec: ProductSpec): string {
  return `${PREFIX[departmentOf(spec)] ?? 'CAP'}-${spec.id}`;
}
