import type { selfieCaptureTexts as English } from './selfie-capture';

export const selfieCaptureTexts: typeof English = {
  title: 'Selfie',
  picture: 'Su selfie',
  waiting: 'Esperando la cámara',
  cameraPicture: 'Lo que ve la cámara',
  open: 'Abrir cámara',
  take: 'Tomar selfie',
  discard: 'Cancelar selfie',
  retry: 'Reintentar',
  chooseFile: 'O elija una foto suya (JPEG)',
  problems: {
    denied:
      'El acceso a la cámara está bloqueado. Permítalo para esta página en su navegador e inténtelo de nuevo.',
    missing: 'No se encontró ninguna cámara. Conecte una e inténtelo de nuevo.',
    busy: 'Otra aplicación está usando la cámara. Cierre esa aplicación e inténtelo de nuevo.',
    unplugged: 'La cámara se desconectó. Conéctela e inténtelo de nuevo.',
    unsupported: 'Este navegador no puede usar una cámara aquí.',
  },
  notReady: 'La cámara todavía no está lista. Inténtelo de nuevo.',
};
