export const articleTexts = {
  contents: 'On this page',
};
