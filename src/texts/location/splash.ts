export const splashTexts = {
  slides: [
    {
      title: 'Your local stores',
      text: 'Wine, spirits, flowers and gifts from independent stores near you.',
    },
    {
      title: 'Many stores, one cart',
      text: 'Order from as many stores as you like and pay only once.',
    },
    {
      title: 'Delivered when it suits you',
      text: 'The same day by a local driver, by courier, or straight from the farm.',
    },
  ],
  role: 'carousel',
  label: 'Welcome',
  position: (at: number, count: number) => `${at} of ${count}`,
  back: 'Back',
  next: 'Next',
  start: 'Start shopping',
  skip: 'Skip',
};
