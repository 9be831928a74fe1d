export const slotPickerTexts = {
  title: 'Choose Delivery Slots',
  lead: (vendor: string) => `When should ${vendor} deliver?`,
};
