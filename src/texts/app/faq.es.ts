import type { faqTexts as English } from './faq';

export const faqTexts: typeof English = {
  title: 'Preguntas frecuentes',
  lead: 'Cómo funciona la entrega, qué puede cambiar todavía y dónde obtener ayuda.',
  summary: 'De un vistazo',
  addressTitle: 'Cambiar la dirección',
  address:
    'Cambios de dirección hasta 72 horas antes de la fecha de envío, 7 días en las principales fiestas.',
  orderTitle: 'Cambiar el pedido',
  order: (phone) => [
    'Cambios en el pedido por teléfono antes de las 3:00 p. m. (hora del Este): ',
    phone,
    '.',
  ],
  freshnessTitle: 'Garantía de frescura',
  freshness: 'Garantía de frescura de 7 días en todos los ramos.',
  hoursTitle: 'Servicio al cliente',
  hours: (hours) => `Horario del servicio al cliente: ${hours}.`,
};
