export const selfieCaptureTexts = {
  title: 'Selfie',
  picture: 'Your selfie',
  waiting: 'Waiting for the camera',
  cameraPicture: 'What the camera sees',
  open: 'Open camera',
  take: 'Take selfie',
  discard: 'Cancel selfie',
  retry: 'Try again',
  chooseFile: 'Or choose a photo of yourself (JPEG)',
  problems: {
    denied: 'Camera access is blocked. Allow it for this page in your browser, then try again.',
    missing: 'No camera was found. Connect one, then try again.',
    busy: 'The camera is in use by another app. Close that app, then try again.',
    unplugged: 'The camera was disconnected. Connect it, then try again.',
    unsupported: 'This browser cannot use a camera here.',
  },
  notReady: 'The camera is not ready yet. Please try again.',
};
