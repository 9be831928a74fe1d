import { LARGE_ICON } from '../../../../settings/icons';
import { useBrand } from '../brand/brand-context';
import { PageTitle, type PageTitleProps } from './page-title';
import { useToAbsolute } from './shop-origin';
import { truncate } from './truncate';

export interface PageHeadProps extends PageTitleProps {
  /** The canonical path: the page's own, without what does not change it. */
  path: string;
  /** Open Graph. */
  type?: 'website' | 'article' | 'product';
  /** Address of what the page shows; by default the shop's own. */
  picture?: string;
}

/**
 * The head of a page that search engines may index and that people share: canonical link and Open Graph. Both need
 * absolute addresses; what cannot be made absolute is left out. Render it once in each page; React moves it into the head.
 */
export function PageHead({ path, type = 'website', picture, screen, description }: PageHeadProps) {
  const brand = useBrand();
  const toAbsolute = useToAbsolute();
  const url = toAbsolute(path);
  const image = toAbsolute(picture || brand.socialPicture || brand.icon || LARGE_ICON);
  return (
    <>
      <PageTitle screen={screen} description={description} />
      {isAbsolute(url) && <link rel="canonical" href={url} />}
      {isAbsolute(url) && <meta property="og:url" content={url} />}
      {isAbsolute(image) && <meta property="og:image" content={image} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={screen || brand.name} />
      <meta property="og:description" content={truncate(description || brand.description)} />
    </>
  );
}

const isAbsolute = (address: string): boolean => /^https?:/.test(address);
