export const toastTexts = {
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  changed: 'Updated SuccessFully',
  fetched: 'Fetched SuccessFully',
};
