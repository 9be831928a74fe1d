import type { headerTexts as English } from './header';

export const headerTexts: typeof English = {
  home: (shop) => `Inicio de ${shop}`,
  menu: 'Menú',
  place: (zipcode) => `COMPRANDO EN - ${zipcode}`,
  noPlace: 'Seleccionar ubicación',
  changePlace: 'Cambiar',
  deliveryOptions: (wide) => ['Entrega', wide(' y opciones')],
  cart: (units) => `Carrito, ${units} ${units === 1 ? 'artículo' : 'artículos'}`,
  account: 'Cuenta',
  greeting: (name) => `Hola, ${name}`,
  signIn: 'Iniciar sesión',
  createAccount: 'Crear una cuenta',
  myOrders: 'Mis pedidos',
  myAccount: 'Mi cuenta',
  signOut: 'Cerrar sesión',
};
