export const forgotPasswordTexts = {
  title: 'Forgot Password',
  lead: 'Enter your email, and we will send you a link to set a new password.',
  send: 'SEND LINK',
  sent: 'Please check your email.',
  failed: 'Something Went Wrong.',
  rememberPassword: 'Remember your password?',
  signIn: 'Sign in',
};
