import { AppLink } from '../../shared/link/app-link';
import { brand } from '../../shared/brand/brand';
import { Article, type ArticleSection } from './article';
import { customerService } from '../../shared/brand/customer-service';

const SECTIONS: readonly ArticleSection[] = [
  {
    id: 'what-we-keep',
    title: 'What we keep, and why',
    body: (
      <ul>
        <li>Your zipcode, to show what reaches you.</li>
        <li>Your e-mail address, to send what belongs to an order.</li>
        <li>Names, addresses and telephone numbers of those who receive something, to bring it to them.</li>
        <li>Your orders and messages, to fulfil them and to answer questions about them.</li>
        <li>Your password as a hash, from which nobody can read it, if you have an account.</li>
        <li>Pictures for the identity check, if you take it, to confirm your age and that it is you.</li>
      </ul>
    ),
  },
  {
    id: 'cards',
    title: 'Cards',
    body: (
      <p>
        Card numbers are typed into fields of the payment provider and go there directly. We keep what is
        needed to show you which card it is: its kind, its last four digits and when it expires.
      </p>
    ),
  },
  {
    id: 'browser',
    title: 'What is kept in your browser',
    body: (
      <>
        <p>
          The browser&apos;s own storage holds your zipcode, the number of your cart, your delivery choices
          and, while you are signed in, a token that says so. Signing out removes it. A cookie says where you
          shop, so that the first page already fits; there is nothing personal in it.
        </p>
        <p>There are no advertising cookies, and no scripts of advertisers.</p>
      </>
    ),
  },
  {
    id: 'who-else',
    title: 'Who else sees it',
    body: (
      <ul>
        <li>The shops, each for its part of the order: what, for whom, where to and when.</li>
        <li>
          Drivers and couriers: the address and the telephone number, for as long as they are on the way.
        </li>
        <li>The payment provider: what it needs to charge and to pay back.</li>
        <li>Authorities, where the law on the sale of alcohol asks for it.</li>
      </ul>
    ),
  },
  {
    id: 'how-long',
    title: 'For how long',
    body: (
      <p>
        Orders for as long as tax law asks. Addresses and cards until you remove them. Pictures of the
        identity check until it has been decided. Everything else goes with the account.
      </p>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    body: (
      <p>
        You may see what we have of you, have it put right, have it deleted, and take it with you. Write to{' '}
        <AppLink href={customerService.emailHref}>{customerService.email}</AppLink>; we answer within 30 days,
        and it costs nothing.
      </p>
    ),
  },
];

export function PrivacyPolicyPage() {
  return (
    <Article
      title="Privacy Policy"
      lead={`What ${brand.name} knows of you, what it is used for, and how to have it removed.`}
      sections={SECTIONS}
    />
  );
}
