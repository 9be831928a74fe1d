export const LOCALE: string = 'es-US';
