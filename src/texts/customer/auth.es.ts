import type { authTexts as English } from './auth';

export const authTexts: typeof English = {
  titles: { register: 'Crear cuenta', signIn: 'Iniciar sesión', forgot: 'Contraseña olvidada' },
  forgotPassword: '¿Olvidó su contraseña?',
  rememberPassword: '¿Recuerda su contraseña?',
  alreadyCustomer: '¿Ya es cliente?',
  signIn: 'Iniciar sesión',
  newCustomer: '¿ES CLIENTE NUEVO? Empiece aquí',
  createAccount: 'CREAR CUENTA',
  newsletter: 'Envíenme el boletín',
  firstName: 'Nombre',
  lastName: 'Apellido',
  password: 'Contraseña',
  passwordHint: 'Al menos 8 caracteres',
  confirmPassword: 'Confirme la contraseña',
  dateOfBirth: 'Fecha de nacimiento (opcional)',
  gender: 'Género (opcional)',
  genders: { unsaid: 'Prefiero no decirlo', female: 'Femenino', male: 'Masculino', other: 'Otro' },
  country: 'País',
  created: 'Usuario creado.',
  registrationFailed: 'Algo salió mal',
  signInFailed: 'Algo salió mal.',
};
