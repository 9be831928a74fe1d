import { AppLink } from '../../shared/link/app-link';
import { refundPolicyPath, storeLocatorPath } from '../../shared/paths/paths';
import { brand } from '../../shared/brand/brand';
import { Article, type ArticleSection } from './article';

const SECTIONS: readonly ArticleSection[] = [
  {
    id: 'what-we-do',
    title: 'What we do',
    body: (
      <>
        <p>
          {brand.name} is a marketplace. Wine merchants, spirits shops, florists and makers of gifts put their
          shelves here; you give a zipcode and see at once what they can bring to it, how fast, and at what
          price.
        </p>
        <p>
          Put together what you like, from as many shops as you like. You pay once; each shop packs its own
          part, and each part comes at the speed and on the day that you chose for it.
        </p>
      </>
    ),
  },
  {
    id: 'three-speeds',
    title: 'Three ways to the door',
    body: (
      <ul>
        <li>Local: a driver from a shop nearby, the same day.</li>
        <li>Courier: packed the next day and sent to wherever couriers go.</li>
        <li>Farm Direct: from the vineyard or the field, without a shelf in between.</li>
      </ul>
    ),
  },
  {
    id: 'the-shops',
    title: 'The shops',
    body: (
      <>
        <p>
          Every shop sells under its own name and licence, from a place that you can visit. We ask of each
          that what it lists is on its shelf, that its prices here are its prices there, and that somebody
          answers when you have a question.
        </p>
        <p>
          See where some of them are on the <AppLink href={storeLocatorPath()}>store locator</AppLink>.
        </p>
      </>
    ),
  },
  {
    id: 'with-care',
    title: 'With care',
    body: (
      <>
        <p>
          Alcohol is for adults. We sell it to people over 21 only, we check, and whoever brings it checks
          again at the door.
        </p>
        <p>
          Flowers are alive. They travel cool and they keep: every bouquet has our 7-day freshness guarantee,
          and the <AppLink href={refundPolicyPath()}>refund policy</AppLink> says what that means.
        </p>
      </>
    ),
  },
];

export function AboutUsPage() {
  return (
    <Article
      title="About Us"
      lead="The shops behind the shelves, and how a bottle or a bouquet finds its way to your door."
      sections={SECTIONS}
    />
  );
}
