export const footerTexts = {
  links: 'Company and policies',
  aboutUs: 'About Us',
  contactUs: 'Contact Us',
  faq: 'FAQ',
  privacyPolicy: 'Privacy Policy',
  termsConditions: 'Terms & Conditions',
  refundPolicy: 'Refund Policy',
  language: 'Language',
  rights: (year: number, shop: string) => `© ${year} ${shop}. All rights reserved.`,
};
