export const errorBoundaryTexts = {
  bug: 'Something went wrong on this page',
  bugText: 'The error is on our side. Your cart is safe.',
  notLoaded: 'This page could not be loaded',
  notLoadedText: <Node>(reload: (text: string) => Node) => [
    'Check your connection and try again. If that does not help, ',
    reload('reload the page'),
    '.',
  ],
};
