import { AppLink } from '../../shared/link/app-link';
import { faqPath, myOrdersPath, storeLocatorPath } from '../../shared/paths/paths';
import { Article, type ArticleSection } from './article';
import { EmailLink, PhoneLink } from '../../shared/brand/contact-links';
import { type Fact, FactCards } from './fact-cards';

const CONTACT_METHODS: readonly Fact[] = [
  { icon: 'phone', title: 'Call', text: <PhoneLink /> },
  { icon: 'mail', title: 'Email', text: <EmailLink /> },
];

const SECTIONS: readonly ArticleSection[] = [
  {
    id: 'call-or-email',
    title: 'Call or email?',
    body: (
      <>
        <p>
          Call about an order that is on its way or about to leave: to change the address or the items, or
          when the driver cannot find you. We can contact the store while you are on the phone.
        </p>
        <p>
          Email us about everything else. We reply within one business day. If something arrived broken or
          wilted, please attach a photo.
        </p>
      </>
    ),
  },
  {
    id: 'what-we-need',
    title: 'What we need to know',
    body: (
      <ul>
        <li>
          Your order number: it is on the confirmation page and in{' '}
          <AppLink href={myOrdersPath()}>My Orders</AppLink>.
        </li>
        <li>The email address you ordered with.</li>
        <li>The name of the store, if you ordered from several.</li>
      </ul>
    ),
  },
  {
    id: 'stores',
    title: 'Asking the store',
    body: (
      <p>
        Each product page names the store that sells it. For advice on a bottle or a bouquet, ask the store:
        nobody knows its products better. Find stores with the{' '}
        <AppLink href={storeLocatorPath()}>store locator</AppLink>.
      </p>
    ),
  },
  {
    id: 'answers',
    title: 'Common questions',
    body: (
      <p>
        Most questions are about delivery, changes to an order, and freshness. You will find the answers in
        our <AppLink href={faqPath()}>frequently asked questions</AppLink>.
      </p>
    ),
  },
];

/** @param hours of customer service */
export function ContactUsContent({ path, hours }: { path: string; hours: string }) {
  const methods: readonly Fact[] = [
    ...CONTACT_METHODS,
    { icon: 'clock', title: 'Customer service hours', text: hours },
  ];
  return (
    <Article
      path={path}
      title="Contact Us"
      lead="Questions about an order, a delivery or a product? We are here to help."
      summary={<FactCards label="Ways to reach us" facts={methods} />}
      sections={SECTIONS}
    />
  );
}
