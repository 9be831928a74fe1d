/** The tabs of the settings path, in the order of their indexes: user 0, order 1, chat 2 (ROUTE-45, ROUTE-47). */
export const SETTING_TABS = ['user', 'order', 'chat'] as const;

export type SettingTab = (typeof SETTING_TABS)[number];
