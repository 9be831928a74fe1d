import type { footerTexts as English } from './footer';

export const footerTexts: typeof English = {
  links: 'Empresa y políticas',
  aboutUs: 'Quiénes somos',
  contactUs: 'Contacto',
  faq: 'Preguntas frecuentes',
  privacyPolicy: 'Política de privacidad',
  termsConditions: 'Términos y condiciones',
  refundPolicy: 'Política de reembolsos',
  language: 'Idioma',
  rights: (year, shop) => `© ${year} ${shop}. Todos los derechos reservados.`,
};
