import type { identityCheckTexts as English } from './identity-check';

export const identityCheckTexts: typeof English = {
  title: 'Verifique su edad e identidad',
  lead: 'Tome fotos de ambos lados de su identificación y una selfie. Las usamos solo para esta verificación y las borramos en cuanto se complete o, a más tardar, después de un día.',
  front: 'Anverso de la identificación',
  back: 'Reverso de la identificación',
  fileHint: 'JPEG o PNG, 5 MB como máximo',
  simulated: 'Esta verificación de identidad es simulada',
  simulatedHow:
    'No se compara ninguna cara ni se lee ningún documento. Envíe cualquier imagen, no una identificación real.',
  applicationId: 'ID de la solicitud',
  applicationIdHint: 'Creado para esta verificación. Cámbielo solo si le dieron otro.',
  submit: 'Enviar',
  cancel: 'Cancelar',
  mayDelete: 'También puede borrarlas usted en cualquier momento.',
  deletePictures: 'Borrar mis fotos',
  deleted: 'Sus fotos se han borrado.',
  notDeleted: 'No se pudieron borrar sus fotos. Inténtelo de nuevo.',
  missing: {
    front: 'No se ha subido el anverso de Aadhar.',
    back: 'No se ha subido el reverso de Aadhar.',
    selfie: 'No se ha subido la selfie.',
  },
  steps: {
    front: 'Enviando el anverso de su identificación',
    back: 'Enviando el reverso de su identificación',
    selfie: 'Enviando su selfie',
    verifying: 'Comparando sus fotos',
  },
  progress: (step, number, of) => `${step} (${number} de ${of})`,
  verified: (percent) => `Verificación de identidad correcta: coincidencia facial del ${percent} %`,
  signInNext: 'Registro completado. Inicie sesión con sus credenciales.',
  uploadFailed: 'Error al subir.',
  notMatched: 'Las caras no coinciden. Inténtelo de nuevo',
  refused: 'Algo salió mal.',
  failed: 'Algo salió mal',
};
