import type { ordersCrumbTexts as English } from './orders-crumb';

export const ordersCrumbTexts: typeof English = {
  label: 'Sus pedidos',
};
