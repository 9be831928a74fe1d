import type { slotTexts as English } from './slots';

export const slotTexts: typeof English = {
  loading: 'Cargando los horarios',
  taken: 'Este horario acaba de reservarse. Elija otro.',
  noneLeft: 'Todos los horarios están reservados. Pruebe con otra fecha.',
  notChosen: 'Aún sin elegir',
};
