import type { stepperTexts as English } from './stepper';

export const stepperTexts: typeof English = {
  title: 'Pasos del pago',
  text: 'Esta página todavía no está disponible. Empiece su pedido desde el carrito.',
  toCart: 'Ir al carrito',
};
