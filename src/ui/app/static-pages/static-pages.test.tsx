import { render, screen, within } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { AppProvider, type AppServices } from '../../shared/app-context';
import { AppRoutes } from '../routes';
import { AboutUsPage } from './about-us.page';
import { ContactUsPage } from './contact-us.page';
import { FaqPage } from './faq.page';
import { PrivacyPolicyPage } from './privacy-policy.page';
import { RefundPolicyPage } from './refund-policy.page';
import { TermsConditionsPage } from './terms-conditions.page';

const PAGES: readonly (readonly [string, ComponentType])[] = [
  ['About Us', AboutUsPage],
  ['Contact Us', ContactUsPage],
  ['Frequently Asked Questions', FaqPage],
  ['Privacy Policy', PrivacyPolicyPage],
  ['Refund Policy', RefundPolicyPage],
  ['Terms & Conditions', TermsConditionsPage],
];

describe.each(PAGES)('the page %s', (title, Page) => {
  it('has a title, a lead, and a link to each of its sections', () => {
    show(<Page />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    const parts = screen.getAllByRole('region');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(parts.map(({ id }) => `#${id}`));
    expect(parts.length).toBeGreaterThan(3);
    for (const part of parts) {
      expect(within(part).getByRole('heading', { level: 2 }).textContent).toBeTruthy();
      expect(part.textContent.length).toBeGreaterThan(100);
    }
  });
});

it.each([
  ['/contact-us', 'Contact Us'],
  ['/faq', 'Frequently Asked Questions'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-conditions', 'Terms & Conditions'],
  ['/about-us', 'About Us'],
  ['/refund-policy', 'Refund Policy'],
])('the path %s shows the page %s [STATIC-01]', async (path, title) => {
  render(
    <AppProvider services={new FakeShop().services}>
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes />
      </MemoryRouter>
    </AppProvider>,
  );
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
});

describe('the frequently asked questions', () => {
  it.each([
    [
      'address changes within 72 hours of ship date [STATIC-02]',
      /address changes within 72 hours of ship date/i,
    ],
    ['7 days on major holidays [STATIC-03]', /address changes .*7 days on major holidays/i],
    ['order changes by phone before 3:00pm EST [STATIC-04]', /order changes by phone before 3:00pm EST/i],
    ['the 7-day freshness guarantee [STATIC-05]', /7-day freshness guarantee/i],
    ['the customer service hours [STATIC-06]', /customer service hours: Monday to Friday 9am to 5pm EST/i],
  ])('say, without anything to unfold: %s', (_, words) => {
    show(<FaqPage />);
    const rules = screen.getByRole('list', { name: 'At a glance' });
    expect(rules.textContent).toMatch(words);
  });

  it('show the phone number beside what can be changed by phone', () => {
    show(<FaqPage />);
    const rules = within(screen.getByRole('list', { name: 'At a glance' }));
    expect(rules.getByRole('link').getAttribute('href')).toMatch(/^tel:\+1\d{10}$/);
  });
});

it.each([true, false])('the privacy policy says whether events are counted: %s [X-152]', (countsEvents) => {
  show(<PrivacyPolicyPage />, { ...new FakeShop().services, countsEvents });
  expect(screen.queryAllByText(/We count how often checkout reaches each step/)).toHaveLength(
    countsEvents ? 1 : 0,
  );
});

const show = (page: ReactElement, services: AppServices = new FakeShop().services) =>
  render(
    <AppProvider services={services}>
      <MemoryRouter>{page}</MemoryRouter>
    </AppProvider>,
  );
