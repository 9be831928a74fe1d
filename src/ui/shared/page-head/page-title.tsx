import { useBrand } from '../brand/brand-context';
import { truncate } from './truncate';

export interface PageTitleProps {
  /** The title of the screen; by default the shop's name and tagline. */
  screen?: string;
  /** The description for search engines and shared links; by default the shop's own. */
  description?: string;
}

/** Render it once in each page; React moves it into the head, in the browser and on the server. */
export function PageTitle({ screen, description }: PageTitleProps) {
  const brand = useBrand();
  return (
    <>
      <title>{screen ? `${screen} · ${brand.name}` : `${brand.name}: ${brand.tagline}`}</title>
      <meta name="description" content={truncate(description || brand.description)} />
    </>
  );
}
