import type { screenTitles as English } from './screen-titles';

export const screenTitles: typeof English = {
  header: 'Encabezado',
  splash: 'Le damos la bienvenida',
  cart: 'Carrito',
  checkoutSteps: 'Pasos del pago',
  faceCheck: 'Verificación facial',
  orderPlaced: 'Pedido realizado con éxito',
  paymentFailed: 'El pago falló',
  signIn: 'Iniciar sesión',
  forgotPassword: 'Contraseña olvidada',
  updatePassword: 'Actualizar la contraseña',
  guestCheckout: 'Pago como invitado',
  myAccount: 'Mi cuenta',
  chat: 'Chat',
  deliveryOptions: 'Opciones de entrega',
  identityCheck: 'Verificación de identidad',
  myOrders: 'Mis pedidos',
  orderStatus: 'Estado del pedido',
  walletShipping: 'Elija una tienda',
  walletProducts: 'Canjee sus bebidas',
};
