export const addressFormTexts = {
  back: 'Back to addresses',
  makeDefault: 'Make this my default address',
  save: 'SAVE ADDRESS',
  firstName: 'First name',
  lastName: 'Last name',
  street1: 'Address',
  street2: 'Address 2 (optional)',
  zipcode: 'Zip',
  city: 'City',
  state: 'State',
  chooseState: 'Choose a state',
  phone: 'Phone',
  nickname: 'Address nickname',
  nicknameHint: 'For example, Home or Office',
  /** ADDR-51 */
  failed: 'something went wrong',
};
