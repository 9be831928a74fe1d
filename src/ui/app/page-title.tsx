import { documentTitle } from './document-title';

/** Put once in each page; React lifts it into the head, in the browser and on the server. */
export function PageTitle({ screen }: { screen?: string }) {
  return <title>{documentTitle(screen)}</title>;
}
