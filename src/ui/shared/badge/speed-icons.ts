import type { DeliveryType } from '../../../domain/shared/delivery-type';
import type { IconName } from '../icon/icon-shapes';

export const SPEED_ICONS: Readonly<Record<DeliveryType, IconName>> = {
  'Same Day': 'bolt',
  'Next Day': 'truck',
  'Farm Direct': 'leaf',
};
