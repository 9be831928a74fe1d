import { Article, type ArticleSection } from './article';
import { EmailLink, PhoneLink } from '../../shared/brand/contact-links';

const SECTIONS: readonly ArticleSection[] = [
  {
    id: 'flowers',
    title: 'Flowers: the 7-day freshness guarantee',
    body: (
      <p>
        If a bouquet fades within 7 days of delivery, send us a photo and your order number. We replace it on
        the next available date or refund its price, whichever you prefer. You keep the flowers.
      </p>
    ),
  },
  {
    id: 'damaged',
    title: 'Damaged, missing or wrong items',
    body: (
      <>
        <p>
          Tell us within 7 days if a bottle arrives broken, a gift is not the one you chose, or part of your
          order never arrives. We send it again, or refund it together with its delivery fee.
        </p>
        <p>A photo is enough, but please keep the broken bottle and its box until we reply.</p>
      </>
    ),
  },
  {
    id: 'mind',
    title: 'If you change your mind',
    body: (
      <ul>
        <li>Until the store has packed your order, you can change or cancel it by phone at no charge.</li>
        <li>
          You can return unopened gifts and accessories within 14 days. You pay for return shipping; we refund
          the price.
        </li>
        <li>
          Alcohol that has left the store cannot be returned unless it is faulty: most states do not allow it
          to be resold.
        </li>
        <li>Flowers cannot be returned.</li>
      </ul>
    ),
  },
  {
    id: 'not-delivered',
    title: 'If we could not deliver',
    body: (
      <p>
        If nobody over 21 is there to accept alcohol, the driver returns it to the store and we arrange
        another date with you. If that is not possible, we refund the items but not the delivery fee.
      </p>
    ),
  },
  {
    id: 'how',
    title: 'How refunds are paid',
    body: (
      <>
        <p>
          We refund the payment method you used: cards within 5 to 10 business days, UPI within 3. If you paid
          on delivery, we refund a card or a UPI ID of your choice. Tips go to the driver and are refunded
          only if the order never arrived.
        </p>
        <p>
          To request a refund, call <PhoneLink /> or email <EmailLink />.
        </p>
      </>
    ),
  },
];

export function RefundPolicyContent({ path }: { path: string }) {
  return (
    <Article
      path={path}
      title="Refund Policy"
      lead="If something is wrong with your order, we put it right. Here is how, and how long it takes."
      sections={SECTIONS}
    />
  );
}
