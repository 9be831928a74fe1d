import { Article, type ArticleSection } from './article';
import { EmailLink } from '../../shared/brand/contact-links';

const FIRST_SECTIONS: readonly ArticleSection[] = [
  {
    id: 'what-we-collect',
    title: 'What we collect, and why',
    body: (
      <ul>
        <li>Your zipcode, to show what can be delivered to you.</li>
        <li>Your email address, to send you order updates.</li>
        <li>The recipient’s name, address and phone number, to deliver the order.</li>
        <li>Your orders and gift messages, to fulfill them and to answer your questions.</li>
        <li>If you have an account, a hash of your password. We never store the password itself.</li>
        <li>
          If you take the identity check, photos of your ID and your face, to confirm your age and identity.
        </li>
      </ul>
    ),
  },
  {
    id: 'cards',
    title: 'Cards',
    body: (
      <p>
        You enter your card number in a form of our payment provider, and it never reaches us. We store only
        what identifies the card to you: its brand, its last four digits and its expiry date.
      </p>
    ),
  },
  {
    id: 'browser',
    title: 'What your browser stores',
    body: (
      <>
        <p>
          Your browser stores your zipcode, the ID of your cart, your delivery choices, the products you
          viewed last and, while you are signed in, a session token. Signing out removes them. Two cookies
          remember where you shop and the language that you chose, so that the first page you see is right for
          you; they hold no personal data.
        </p>
        <p>We use no advertising cookies and no third-party advertising scripts.</p>
      </>
    ),
  },
];

const COUNTING: ArticleSection = {
  id: 'counting',
  title: 'What we count',
  body: (
    <p>
      We count how often checkout reaches each step, and the amounts of purchases. These counts never include
      your name, your address, your order, or anything else that identifies you or your browser.
    </p>
  ),
};

const FURTHER_SECTIONS: readonly ArticleSection[] = [
  {
    id: 'sharing',
    title: 'Who we share it with',
    body: (
      <ul>
        <li>Stores: each sees its own items, the recipient, the address and the delivery date.</li>
        <li>Drivers and couriers: the address and the phone number, until the order is delivered.</li>
        <li>Our payment provider: what it needs to charge and refund you.</li>
        <li>Authorities: where laws on the sale of alcohol require it.</li>
      </ul>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: (
      <p>
        We keep orders for as long as tax law requires, addresses and cards until you remove them, and the
        photos of an identity check until it succeeds, but for one day at most. Everything else is deleted
        with your account.
      </p>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    body: (
      <p>
        You can ask for a copy of your data, and have it corrected or deleted. Email <EmailLink />. We reply
        within 30 days, free of charge.
      </p>
    ),
  },
];

interface PrivacyPolicyContentProps {
  path: string;
  /** The name of the shop. */
  name: string;
  countsEvents: boolean;
}

export function PrivacyPolicyContent({ path, name, countsEvents }: PrivacyPolicyContentProps) {
  return (
    <Article
      path={path}
      title="Privacy Policy"
      lead={`What ${name} knows about you, what we use it for, and how to have it deleted.`}
      sections={[...FIRST_SECTIONS, ...(countsEvents ? [COUNTING] : []), ...FURTHER_SECTIONS]}
    />
  );
}
