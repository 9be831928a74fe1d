import type { signInTexts as English } from './sign-in';

export const signInTexts: typeof English = {
  title: 'Iniciar sesión',
  submit: 'INICIAR SESIÓN',
  password: 'Contraseña',
  forgotPassword: 'Olvidé mi contraseña',
  createAccount: 'CREAR CUENTA',
  refused: 'Algo salió mal.',
  failed: 'Algo salió mal',
};
