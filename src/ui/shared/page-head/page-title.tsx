import { brand } from '../brand/brand';
import { truncate } from './truncate';

export interface PageTitleProps {
  /** What the screen shows; without it the shop's own title. */
  screen?: string;
  /** What a search engine or a shared link says below the title; without it the shop's own pledge. */
  description?: string;
}

/** Put once in each page; React lifts it into the head, in the browser and on the server. */
export function PageTitle({ screen, description }: PageTitleProps) {
  return (
    <>
      <title>{screen ? `${screen} · ${brand.name}` : `${brand.name}: ${brand.tagline}`}</title>
      <meta name="description" content={truncate(description || brand.pledge)} />
    </>
  );
}
