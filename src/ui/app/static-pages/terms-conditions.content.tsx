import { CurrencyName } from '../../shared/price/currency-name';
import { AppLink } from '../../shared/link/app-link';
import { faqPath, refundPolicyPath } from '../../shared/paths/paths';
import { BrandName } from '../../shared/brand/brand-name';
import { Article, type ArticleSection } from './article';
import { EmailLink } from '../../shared/brand/contact-links';

const SECTIONS: readonly ArticleSection[] = [
  {
    id: 'sellers',
    title: 'Who you buy from',
    body: (
      <p>
        <BrandName /> is a marketplace: we show what independent stores sell, take your order and payment, and
        arrange delivery. The seller is the store named on each product page and in your cart.
      </p>
    ),
  },
  {
    id: 'age',
    title: 'Your age',
    body: (
      <p>
        By using this site you confirm that you are of legal drinking age. Alcohol is sold and delivered only
        to people over 21. Without proof of age on delivery, it is returned to the store.
      </p>
    ),
  },
  {
    id: 'orders',
    title: 'Orders',
    body: (
      <>
        <p>
          By pressing PLACE ORDER you make an offer to buy; the confirmation page tells you that it was
          accepted. A store may decline items it cannot deliver. We will let you know, and you will not be
          charged for them.
        </p>
        <p>
          You can order 1 to 24 of each item. We deliver to addresses in the United States, in the zipcode you
          shopped for.
        </p>
      </>
    ),
  },
  {
    id: 'prices',
    title: 'Prices and payment',
    body: (
      <p>
        Prices are in <CurrencyName />. Taxes, delivery fees and other fees depend on your state and on the
        delivery speed; the order summary lists them before you pay. One coupon can be used per order, within
        its dates of validity.
      </p>
    ),
  },
  {
    id: 'delivery',
    title: 'Delivery',
    body: (
      <p>
        We aim to deliver on the date and in the time slot you chose, but weather and traffic may cause
        delays. If items are late by a day or more, you may cancel them. The{' '}
        <AppLink href={faqPath()}>frequently asked questions</AppLink> explain how late you can change an
        order, and the <AppLink href={refundPolicyPath()}>refund policy</AppLink> explains what happens when
        something goes wrong.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <p>
        Keep your password secret, and tell us if someone else may know it. We may close accounts that are
        used to buy for minors, to resell, or to harm others. To close your account, email <EmailLink />.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Liability and governing law',
    body: (
      <p>
        Where the law allows, our liability and that of the stores is limited to the price of the order. The
        law of the state the order is delivered to applies. If any of these terms is invalid, the others
        remain in force.
      </p>
    ),
  },
];

export function TermsConditionsContent({ path }: { path: string }) {
  return (
    <Article
      path={path}
      title="Terms & Conditions"
      lead="The terms that apply when you shop with us."
      sections={SECTIONS}
    />
  );
}
