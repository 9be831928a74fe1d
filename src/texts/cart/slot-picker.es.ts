import type { slotPickerTexts as English } from './slot-picker';

export const slotPickerTexts: typeof English = {
  title: 'Elija los horarios de entrega',
  lead: (vendor) => `¿Cuándo debe entregar ${vendor}?`,
};
