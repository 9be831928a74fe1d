export const words = {
  apply: 'Apply',
  backToStore: 'Back to the store',
  breadcrumb: 'Breadcrumb',
  cancel: 'Cancel',
  cancelButton: 'CANCEL',
  close: 'Close',
  continueButton: 'CONTINUE',
  home: 'Home',
  loading: 'Loading',
  ok: 'OK',
  remove: (name: string) => `Remove ${name}`,
  retry: 'Retry',
};
