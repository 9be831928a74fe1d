export const speedTexts = {
  local: 'Local',
  localDuration: 'about 1 hour',
  courier: 'Courier',
  courierDuration: '2~3 days',
  farmDirect: 'Farm Direct',
};
