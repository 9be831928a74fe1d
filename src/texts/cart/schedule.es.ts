import type { scheduleTexts as English } from './schedule';

export const scheduleTexts: typeof English = {
  notLoaded: 'No se pudieron cargar las fechas de entrega.',
  notAvailable: 'Las fechas de entrega no están disponibles en este momento',
  deliveryDate: 'Fecha de entrega',
  dateForEach: 'Elegir una fecha para cada artículo',
  date: 'Fecha',
  time: 'Hora',
  changeDateOrTime: 'Cambiar la fecha o la hora',
  chooseDate: (name) => `${name}: elija una fecha`,
  chooseSlot: (name) => `${name}: elija un horario`,
  chooseDateAndSlot: (name) => `${name}: elija una fecha y un horario`,
  chooseVisit: (vendor) => `${vendor}: elija la fecha y la hora de su visita`,
};
