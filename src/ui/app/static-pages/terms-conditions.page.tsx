import { AppLink } from '../../shared/link/app-link';
import { faqPath, refundPolicyPath } from '../../shared/paths/paths';
import { brand } from '../../shared/brand/brand';
import { Article, type ArticleSection } from './article';
import { customerService } from '../../shared/brand/customer-service';

const SECTIONS: readonly ArticleSection[] = [
  {
    id: 'marketplace',
    title: 'Who sells to you',
    body: (
      <p>
        {brand.name} is a marketplace: it shows what shops sell, takes the order and the payment, and sees to
        the delivery. The seller is the shop named beside each product and in the cart.
      </p>
    ),
  },
  {
    id: 'age',
    title: 'Your age',
    body: (
      <p>
        By entering the shop you confirm that you are of legal drinking age. Alcohol is sold and handed over
        to people over 21 only. Without proof at the door it goes back to the shop.
      </p>
    ),
  },
  {
    id: 'orders',
    title: 'Orders',
    body: (
      <>
        <p>
          With PLACE ORDER you make an offer to buy, and the page that thanks you says that it was accepted. A
          shop may decline what it cannot bring; you are told, and that part is not charged.
        </p>
        <p>
          There is room for 1 to 24 of a kind in a line of the cart. Deliveries go to addresses in the United
          States, in the zipcode that the cart was filled for.
        </p>
      </>
    ),
  },
  {
    id: 'prices',
    title: 'Prices and payment',
    body: (
      <p>
        Prices are in US dollars. Taxes, delivery and other fees depend on the state and on the speed; the
        order summary lists them before you decide. Coupons count once an order, within the dates they name.
      </p>
    ),
  },
  {
    id: 'delivery',
    title: 'Delivery',
    body: (
      <p>
        Dates and times are kept as well as weather and traffic allow; where they are missed by a day or more
        you may cancel that part. How late an address or an order can be changed is in the{' '}
        <AppLink href={faqPath()}>frequently asked questions</AppLink>, and what happens when something is
        wrong in the <AppLink href={refundPolicyPath()}>refund policy</AppLink>.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <p>
        Keep your password to yourself, and tell us if somebody else may know it. We may close an account that
        is used to buy for minors, to resell, or to harm others. You may close yours at any time:{' '}
        <AppLink href={customerService.emailHref}>{customerService.email}</AppLink>.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Liability and law',
    body: (
      <p>
        We answer for what we and the shops do wrong, up to the price of the order where the law lets us limit
        it. The law of the state that the order is delivered to applies. If one of these terms does not hold,
        the others do.
      </p>
    ),
  },
];

export function TermsConditionsPage() {
  return (
    <Article
      title="Terms & Conditions"
      lead="What you may expect of us and of the shops, and what we expect of you."
      sections={SECTIONS}
    />
  );
}
