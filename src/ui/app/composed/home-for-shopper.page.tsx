import { HomePage } from '../../catalog/home/home.page';
import { lazyComponent } from '../../shared/lazy-component';
import { useAfterFirstPaint } from '../../shared/view-model/use-is-hydrated';
import { OptionalPart } from './optional-part';

const ShopperParts = lazyComponent(async () => (await import('./shopper-parts')).ShopperParts);

/**
 * The home page, followed by what only this shopper sees. That comes last, so that nothing moves when it appears, and its
 * code is loaded after the first paint.
 */
export function HomeForShopperPage() {
  const isPainted = useAfterFirstPaint();
  return (
    <>
      <HomePage />
      {isPainted && (
        <OptionalPart>
          <ShopperParts />
        </OptionalPart>
      )}
    </>
  );
}
