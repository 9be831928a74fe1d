import { AppLink } from '../../shared/link/app-link';
import { refundPolicyPath, storeLocatorPath } from '../../shared/paths/paths';
import { BrandName } from '../../shared/brand/brand-name';
import { Article, type ArticleSection } from './article';

const SECTIONS: readonly ArticleSection[] = [
  {
    id: 'what-we-do',
    title: 'What we do',
    body: (
      <>
        <p>
          <BrandName /> is a marketplace. Wine merchants, liquor stores, florists and gift makers sell here.
          Enter your zipcode to see what they deliver to it, how soon, and at what price.
        </p>
        <p>
          Order from as many stores as you like and pay once. Each store packs its own items, and they arrive
          at the speed and on the day you chose.
        </p>
      </>
    ),
  },
  {
    id: 'three-speeds',
    title: 'Three delivery speeds',
    body: (
      <ul>
        <li>Local: delivered the same day by a driver from a store near you.</li>
        <li>Courier: shipped the next day, and delivered in 2 to 3 days.</li>
        <li>Farm Direct: shipped straight from the vineyard or the flower farm.</li>
      </ul>
    ),
  },
  {
    id: 'our-stores',
    title: 'Our stores',
    body: (
      <>
        <p>
          Every store sells under its own name and license, from premises you can visit. We ask each one to
          list only what it has in stock, to charge the same prices online as in the store, and to answer your
          questions.
        </p>
        <p>
          Find some of them with the <AppLink href={storeLocatorPath()}>store locator</AppLink>.
        </p>
      </>
    ),
  },
  {
    id: 'our-promise',
    title: 'Our promise',
    body: (
      <>
        <p>
          Alcohol is for adults. We sell it only to people over 21, and your age is checked again on delivery.
        </p>
        <p>
          Flowers are kept cool on the way. Every bouquet comes with our 7-day freshness guarantee; see the{' '}
          <AppLink href={refundPolicyPath()}>refund policy</AppLink>.
        </p>
      </>
    ),
  },
];

export function AboutUsContent({ path }: { path: string }) {
  return (
    <Article
      path={path}
      title="About Us"
      lead="Who we are, who sells here, and how your order reaches you."
      sections={SECTIONS}
    />
  );
}
