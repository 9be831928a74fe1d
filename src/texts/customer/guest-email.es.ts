import type { guestEmailTexts as English } from './guest-email';

export const guestEmailTexts: typeof English = {
  title: 'Pagar como invitado',
  lead: 'Solo necesitamos su correo electrónico para confirmarle el pedido.',
  proceed: 'CONTINUAR',
  alreadyCustomer: '¿Ya es cliente?',
  signIn: 'Iniciar sesión',
  toStore: 'Seguir comprando',
  failed: 'Algo salió mal',
};
