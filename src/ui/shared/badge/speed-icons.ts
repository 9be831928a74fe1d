import type { Speed } from '../../../domain/shared/speed';
import type { IconName } from '../icon/icon-shapes';

export const SPEED_ICONS: Readonly<Record<Speed, IconName>> = {
  'Same Day': 'bolt',
  'Next Day': 'truck',
  'Farm Direct': 'leaf',
};
