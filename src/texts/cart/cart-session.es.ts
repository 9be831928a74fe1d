import type { cartSessionTexts as English } from './cart-session';

export const cartSessionTexts: typeof English = {
  notChanged: 'No se pudo cambiar su carrito.',
  notLoaded: 'No se pudo cargar su carrito.',
  notRestored: 'No se pudo volver a agregar a su carrito.',
  restored: (product) => `${product} está de nuevo en su carrito.`,
  outOfStock: 'Agotado',
  someOutOfStock: 'Algunos artículos están agotados. Quítelos para continuar con el pago.',
  couponFailed: 'No se pudo aplicar el cupón. Inténtelo de nuevo.',
};
