export const notFoundTexts = {
  screen: 'Page not found',
  title: 'PAGE NOT FOUND',
  text: 'We could not find this page. It may have moved, or the address may be mistyped.',
};
