export const signInTexts = {
  title: 'Sign In',
  submit: 'SIGN IN',
  password: 'Password',
  forgotPassword: 'Forgot Password',
  createAccount: 'CREATE ACCOUNT',
  refused: 'Something Went Wrong.',
  failed: 'Something Went wrong',
};
