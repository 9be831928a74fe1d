export const settingChatTexts = {
  title: 'Chat is not available',
  reach: <N>(hours: string, phone: N, email: N) => [
    `Customer service is available ${hours}. Call `,
    phone,
    ' or email ',
    email,
    '.',
  ],
};
