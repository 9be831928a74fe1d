export const failureTexts = {
  offline: 'You are not connected to internet',
  reference: (id: string) => `Reference: ${id}`,
};
