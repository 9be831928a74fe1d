import { AppLink } from '../../shared/link/app-link';
import { Article, type ArticleSection } from './article';
import { customerService } from '../../shared/brand/customer-service';

const SECTIONS: readonly ArticleSection[] = [
  {
    id: 'flowers',
    title: 'Flowers: the 7-day freshness guarantee',
    body: (
      <p>
        If a bouquet fades within 7 days of its delivery, send us a photo and the order number. We replace it
        on the next free date, or pay back its price, whichever you prefer. You keep the flowers.
      </p>
    ),
  },
  {
    id: 'damaged',
    title: 'Broken, missing or wrong',
    body: (
      <>
        <p>
          Tell us within 7 days. A bottle that broke on the way, a gift that is not the one you chose, a part
          of the order that never came: we send it again or pay it back, with the delivery fee of that part.
        </p>
        <p>Please keep a broken bottle and its box until you have heard from us; a photo is enough.</p>
      </>
    ),
  },
  {
    id: 'mind',
    title: 'When you change your mind',
    body: (
      <ul>
        <li>Before the shop has packed it, an order can be changed or cancelled by phone, without a fee.</li>
        <li>
          Unopened gifts and accessories go back within 14 days; you pay the way back, we pay back the price.
        </li>
        <li>
          Alcohol that has left the shop cannot be taken back unless it is faulty: most states do not allow it
          to be sold again.
        </li>
        <li>Flowers cannot be sent back.</li>
      </ul>
    ),
  },
  {
    id: 'not-delivered',
    title: 'When it could not be handed over',
    body: (
      <p>
        If nobody over 21 was there to take alcohol, the driver takes it back to the shop and we arrange
        another date with you. If that is not possible we pay back the goods, but not the delivery fee.
      </p>
    ),
  },
  {
    id: 'how',
    title: 'How the money comes back',
    body: (
      <>
        <p>
          The way it was paid: to the card within 5 to 10 working days, by UPI within 3. What was paid on
          delivery is paid back to a card or a UPI ID of your choice. Tips go to the driver and stay there,
          unless the order never arrived.
        </p>
        <p>
          Begin with a call to <AppLink href={customerService.phoneHref}>{customerService.phone}</AppLink> or
          a mail to <AppLink href={customerService.emailHref}>{customerService.email}</AppLink>.
        </p>
      </>
    ),
  },
];

export function RefundPolicyPage() {
  return (
    <Article
      title="Refund Policy"
      lead="If something is not as it should be, we make it good. This is how, and how long it takes."
      sections={SECTIONS}
    />
  );
}
