import { AppLink } from '../../shared/link/app-link';
import { faqPath, myOrdersPath, storeLocatorPath } from '../../shared/paths/paths';
import { Article, type ArticleSection } from './article';
import { customerService } from '../../shared/brand/customer-service';
import { type Fact, FactCards } from './fact-cards';

const WAYS: readonly Fact[] = [
  {
    icon: 'phone',
    title: 'Call',
    text: <AppLink href={customerService.phoneHref}>{customerService.phone}</AppLink>,
  },
  {
    icon: 'mail',
    title: 'Write',
    text: <AppLink href={customerService.emailHref}>{customerService.email}</AppLink>,
  },
  { icon: 'clock', title: 'Customer service hours', text: customerService.hours },
];

const SECTIONS: readonly ArticleSection[] = [
  {
    id: 'which-way',
    title: 'Which way is best',
    body: (
      <>
        <p>
          Call when something is on its way or about to be: a change of address, a change of the order, a
          driver who cannot find the door. We can reach the shop while you are on the phone.
        </p>
        <p>
          Write about everything else. We answer within one working day, and a photo says more than a
          description when a bottle has broken or a bouquet has wilted.
        </p>
      </>
    ),
  },
  {
    id: 'at-hand',
    title: 'What to have at hand',
    body: (
      <ul>
        <li>
          The order number: it is on the page that thanked you, and in{' '}
          <AppLink href={myOrdersPath()}>My Orders</AppLink>.
        </li>
        <li>The e-mail address that the order was placed with.</li>
        <li>The name of the shop, if the order came from several.</li>
      </ul>
    ),
  },
  {
    id: 'shops',
    title: 'Asking a shop itself',
    body: (
      <p>
        Each product page names the shop that brings it. For advice on a bottle or a bouquet, ask there: they
        know their shelves better than we do. Where shops are is on the{' '}
        <AppLink href={storeLocatorPath()}>store locator</AppLink>.
      </p>
    ),
  },
  {
    id: 'answers',
    title: 'Perhaps it is answered already',
    body: (
      <p>
        Most questions are about delivery, changes and freshness, and the{' '}
        <AppLink href={faqPath()}>frequently asked questions</AppLink> answer them at any hour.
      </p>
    ),
  },
];

export function ContactUsPage() {
  return (
    <Article
      title="Contact Us"
      lead="People who know the shops, the routes and the bottles. Tell us what you need."
      summary={<FactCards label="Ways to reach us" facts={WAYS} />}
      sections={SECTIONS}
    />
  );
}
