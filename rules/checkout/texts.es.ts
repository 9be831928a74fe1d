import type { checkoutRuleTexts as English } from './texts';

export const checkoutRuleTexts: typeof English = {
  addressRequired:
    'La dirección de entrega es obligatoria. Agregue una dirección de entrega antes de hacer el pedido.',
  addressInOtherZipcode: 'El código postal de entrega no coincide con el del producto seleccionado',
  upiIdInvalid: 'introduzca un ID de UPI válido',
};
