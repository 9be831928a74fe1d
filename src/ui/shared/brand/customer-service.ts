/** How to reach customer service, and when (STATIC-06). Replace it with your own. */
export const customerService = {
  phone: '1-800-555-0142',
  phoneHref: 'tel:+18005550142',
  email: 'care@corkandpetal.example',
  emailHref: 'mailto:care@corkandpetal.example',
  hours: 'Monday to Friday 9am to 5pm EST',
} as const;
