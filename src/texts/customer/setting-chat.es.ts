import type { settingChatTexts as English } from './setting-chat';

export const settingChatTexts: typeof English = {
  title: 'El chat no está disponible',
  reach: (hours, phone, email) => [
    `Atención al cliente: ${hours}. Llame al `,
    phone,
    ' o escriba a ',
    email,
    '.',
  ],
};
