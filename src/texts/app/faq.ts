export const faqTexts = {
  title: 'Frequently Asked Questions',
  lead: 'How delivery works, what you can still change, and where to get help.',
  summary: 'At a glance',
  addressTitle: 'Changing the address',
  /** STATIC-02, STATIC-03 */
  address: 'Address changes within 72 hours of ship date, 7 days on major holidays.',
  orderTitle: 'Changing the order',
  /** STATIC-04 */
  order: <N>(phone: N) => ['Order changes by phone before 3:00pm EST: ', phone, '.'],
  freshnessTitle: 'Freshness guarantee',
  /** STATIC-05 */
  freshness: '7-day freshness guarantee on every bouquet.',
  hoursTitle: 'Customer service',
  /** STATIC-06 */
  hours: (hours: string) => `Customer service hours: ${hours}.`,
};
