import { PLAIN_STYLE, plainPage } from '../plain-page';

/** Inline style of this page; the content security policy allows it by its hash. */
export const RETRY_STYLE = `${PLAIN_STYLE}a { color: light-dark(#1f4d3a, #86c7a7); font-weight: 600; }
`;

/** For a shopper who returns from a payment while the order cannot be looked up. The link opens the same address again. */
export const RETRY_PAGE = plainPage({
  title: 'Please try again',
  style: RETRY_STYLE,
  main: `<h1>The store cannot be reached at the moment</h1>
<p>The payment provider has kept your answer. Try again in a moment to see your order.</p>
<p><a href="">Try again</a></p>`,
});
