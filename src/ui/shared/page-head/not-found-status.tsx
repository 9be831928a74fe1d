import { NoIndex } from './no-index';

/** The status of a page, in the form that prerendering services read; the storefront's server answers with it. */
export const NOT_FOUND_STATUS = '<meta name="prerender-status-code" content="404"/>';

/** Makes the page a 404 and keeps it out of search engines; React moves both into the head. */
export const NotFoundStatus = () => (
  <>
    <meta name="prerender-status-code" content="404" />
    <NoIndex />
  </>
);
