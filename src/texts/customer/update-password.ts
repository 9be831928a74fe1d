export const updatePasswordTexts = {
  title: 'Update Password',
  newPassword: 'New password',
  passwordHint: 'At least 8 characters',
  confirmPassword: 'Confirm password',
  submit: 'UPDATE PASSWORD',
  linkNotWorking: 'Link not working?',
  requestNew: 'Request a new one',
  failed: 'Something Went Wrong.',
};
