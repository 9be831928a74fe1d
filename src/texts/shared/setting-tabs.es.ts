import type { settingTabsTexts as English } from './setting-tabs';

export const settingTabsTexts: typeof English = {
  settings: 'Su configuración',
  account: 'Cuenta',
  orders: 'Pedidos',
};
