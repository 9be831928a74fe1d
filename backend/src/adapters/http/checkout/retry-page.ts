import { plainPage } from '../plain-page';

/** Inline style of this page; the content security policy allows it by its hash. */
export const RETRY_STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; background: light-dark(#fbf8f3, #171411); color: light-dark(#1e1b18, #f3ede4); }
main { max-width: 26rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-family: Georgia, serif; font-weight: 500; line-height: 1.2; margin: 0 0 0.5rem; }
a { color: light-dark(#1f4d3a, #86c7a7); font-weight: 600; }
`;

/** For a shopper who returns from a payment while the order cannot be looked up. The link opens the same address again. */
export const RETRY_PAGE = plainPage({
  title: 'Please try again',
  style: RETRY_STYLE,
  main: `<h1>The store cannot be reached at the moment</h1>
<p>The payment provider has kept your answer. Try again in a moment to see your order.</p>
<p><a href="">Try again</a></p>`,
});
