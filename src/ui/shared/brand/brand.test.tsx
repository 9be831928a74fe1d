import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { DEFAULT_PAGE_SETTINGS } from '../../../../settings/default-page-settings';
import type { Brand } from '../../../../settings/page-settings';
import { BrandContext } from './brand-context';
import { BrandLogo } from './brand-logo';
import { EmailLink, PhoneLink } from './contact-links';

const { brand } = DEFAULT_PAGE_SETTINGS;

const show = (part: ReactNode, own: Partial<Brand> = {}) =>
  render(
    <BrandContext value={{ ...brand, ...own }}>
      <MemoryRouter>{part}</MemoryRouter>
    </BrandContext>,
  );

it('draws the mark and the name of the deployment', () => {
  const { container } = show(<BrandLogo />, { name: 'Rose & Rye' });
  expect(container.textContent).toBe('Rose & Rye');
  expect(container.querySelector('svg')).not.toBeNull();
});

it('shows the picture of the deployment instead, if there is one', () => {
  const { container } = show(<BrandLogo />, { name: 'Rose & Rye', logo: '/logo.svg' });
  expect(screen.getByRole('img', { name: 'Rose & Rye' }).getAttribute('src')).toBe('/logo.svg');
  expect(container.querySelector('svg')).toBeNull();
});

it.each([
  ['1-800-555-0142', 'tel:+18005550142'],
  ['(800) 555-0142', 'tel:+18005550142'],
  ['+44 20 7946 0000', 'tel:+442079460000'],
])('calls %s with its country code', (phone, href) => {
  show(<PhoneLink />, { contact: { ...brand.contact, phone } });
  expect(screen.getByRole('link', { name: phone }).getAttribute('href')).toBe(href);
});

it('links to the e-mail address of customer service', () => {
  show(<EmailLink />, { contact: { ...brand.contact, email: 'help@shop.example' } });
  expect(screen.getByRole('link').getAttribute('href')).toBe('mailto:help@shop.example');
});
