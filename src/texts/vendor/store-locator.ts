export const storeLocatorTexts = {
  title: 'Store locator',
  description: 'Find stores on a map, with their addresses and opening hours.',
  notice: 'These sample stores show how the locator works. They are not real.',
  stores: 'Sample stores',
  sample: 'Sample',
  show: 'Show on the map',
  showStore: (store: string) => `Show on the map: ${store}`,
  shown: (store: string, city: string) => `On the map: ${store}, ${city}`,
  choose: 'Choose a store to see it on the map.',
  loadingMap: 'Loading the map',
  noMap: 'The map could not be loaded. The stores are listed below.',
  /** In the morning and in the evening, of the 12-hour clock. */
  hours: {
    daily: (opening: number, closing: number) => `Daily, ${opening}am to ${closing}pm`,
    mondayToSaturday: (opening: number, closing: number) =>
      `Monday to Saturday, ${opening}am to ${closing}pm`,
    mondayToFriday: (opening: number, closing: number) => `Monday to Friday, ${opening}am to ${closing}pm`,
  },
};
