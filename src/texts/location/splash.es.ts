import type { splashTexts as English } from './splash';

export const splashTexts: typeof English = {
  slides: [
    {
      title: 'Sus tiendas locales',
      text: 'Vinos, licores, flores y regalos de tiendas independientes cerca de usted.',
    },
    {
      title: 'Muchas tiendas, un solo carrito',
      text: 'Pida en todas las tiendas que quiera y pague una sola vez.',
    },
    {
      title: 'La entrega, cuando le convenga',
      text: 'El mismo día con un conductor local, por mensajería o directo de la granja.',
    },
  ],
  role: 'carrusel',
  label: 'Le damos la bienvenida',
  position: (at, count) => `${at} de ${count}`,
  back: 'Atrás',
  next: 'Siguiente',
  start: 'Empezar a comprar',
  skip: 'Omitir',
};
