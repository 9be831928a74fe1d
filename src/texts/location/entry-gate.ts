export const entryGateTexts = {
  needsScript: <N>(link: (text: string) => N) => [
    'Checking a zipcode needs JavaScript. Please enable it, or ',
    link('browse the store'),
    ' without it.',
  ],
  zipcode: 'ENTER SERVICE ZIPCODE',
  legalAge: 'By continuing you confirm that you are of legal drinking age.',
  submit: 'CONTINUE',
  missing: 'Please provide zipcode',
  invalid: 'Invalid zipcode',
  locate: 'Use my location',
  notLocated: 'We could not find your zipcode. Please enter it.',
  unserved: (zipcode: string) => `We are not currently serving the zipcode ${zipcode}`,
  tryAnother: 'Enter another zipcode',
};
