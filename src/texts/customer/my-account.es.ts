import type { myAccountTexts as English } from './my-account';

export const myAccountTexts: typeof English = {
  title: 'Mi cuenta',
  information: 'SUS DATOS',
  fullName: 'Nombre completo',
  primaryAddress: 'Dirección principal',
  noneYet: 'Ninguna todavía',
  email: 'Correo electrónico',
  password: 'Contraseña',
  loadFailed: 'No se pudo cargar su cuenta.',
  changePassword: 'Cambiar contraseña',
  passwordByEmail: 'Le enviaremos por correo electrónico un enlace para crear una nueva.',
  preferences: 'PREFERENCIAS',
  notifications: 'NOTIFICACIONES',
  notificationsHint: 'Novedades de sus pedidos por correo electrónico',
  newsletter: 'BOLETÍN',
  newsletterHint: 'Correos ocasionales sobre productos nuevos y ofertas',
  failed: 'algo salió mal',
};
