import type { updatePasswordTexts as English } from './update-password';

export const updatePasswordTexts: typeof English = {
  title: 'Actualizar contraseña',
  newPassword: 'Contraseña nueva',
  passwordHint: 'Al menos 8 caracteres',
  confirmPassword: 'Confirme la contraseña',
  submit: 'ACTUALIZAR CONTRASEÑA',
  linkNotWorking: '¿El enlace no funciona?',
  requestNew: 'Solicite uno nuevo',
  failed: 'Algo salió mal.',
};
