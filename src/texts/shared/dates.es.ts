import type { dateTexts as English } from './dates';

export const dateTexts: typeof English = {
  format: 'MM/dd/aaaa',
  loadingCalendar: 'Cargando el calendario',
  calendarNotLoaded:
    'No se pudo cargar el calendario. Revise su conexión y luego ciérrelo y ábralo de nuevo.',
  earliest: (date) => `Fecha más próxima: ${date}`,
  selectDate: 'Seleccione la fecha',
  selectTime: 'Seleccione la hora',
  hours: (first, last) => `De ${first} a ${last}`,
};
