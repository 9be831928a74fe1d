import type { forgotPasswordTexts as English } from './forgot-password';

export const forgotPasswordTexts: typeof English = {
  title: 'Contraseña olvidada',
  lead: 'Introduzca su correo electrónico y le enviaremos un enlace para crear una contraseña nueva.',
  send: 'ENVIAR ENLACE',
  sent: 'Revise su correo electrónico.',
  failed: 'Algo salió mal.',
  rememberPassword: '¿Recuerda su contraseña?',
  signIn: 'Iniciar sesión',
};
