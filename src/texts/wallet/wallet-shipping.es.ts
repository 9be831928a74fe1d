import type { walletShippingTexts as English } from './wallet-shipping';

export const walletShippingTexts: typeof English = {
  crumb: 'Elija una tienda',
  title: 'ELIJA UNA TIENDA PARA CONSUMIR EN EL LOCAL',
  loading: 'Cargando tiendas',
  speed: 'Seleccione la velocidad de entrega',
  dineIn: 'Consumir en el local',
  dineInHint: 'Le sirven sus bebidas en su mesa',
  retailer: 'Seleccione una tienda',
  chooseFirst: 'Elija una tienda para continuar.',
  proceed: 'CONTINUAR',
};
