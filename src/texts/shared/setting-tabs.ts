export const settingTabsTexts = {
  settings: 'Your settings',
  account: 'Account',
  orders: 'Orders',
};
