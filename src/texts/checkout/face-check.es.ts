import type { faceCheckTexts as English } from './face-check';

export const faceCheckTexts: typeof English = {
  title: 'Verifique su identidad antes de hacer un pedido',
  lead: 'Tómese una selfie. La comparamos con su verificación de identidad y la borramos enseguida. Después tiene una hora para hacer su pedido.',
  simulated: 'Esta verificación facial es simulada',
  simulatedHow: 'No se compara ninguna cara: cualquier foto coincide, salvo que la cámara esté tapada.',
  verify: 'Verificar',
  back: 'Volver al pago',
  loading: 'Cargando su verificación de identidad',
  loadFailed: 'No se pudo cargar su verificación de identidad.',
  notVerified: 'El ID de verificación facial no está disponible.',
  notVerifiedYet:
    'Todavía no ha completado una verificación de identidad. Tarda unos minutos y solo se hace una vez.',
  verifyIdentity: 'Verificar identidad',
  selfieMissing: 'No se ha subido la selfie.',
  notMatched: 'La cara no coincide o no se puede usar la cámara. Inténtelo de nuevo',
  failed: 'Algo salió mal',
  matched: (percent) => `Verificación facial correcta: coincidencia del ${percent} %`,
};
