import type { storeMapTexts as English } from './store-map';

export const storeMapTexts: typeof English = {
  label:
    'Mapa de las tiendas. Use las teclas de flecha para moverlo, y las teclas más y menos para acercarlo o alejarlo.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  outlines: 'Contornos: US Census Bureau',
};
