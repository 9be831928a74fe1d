/** Keeps a screen out of search engines; React moves it into the head. */
export const NoIndex = () => <meta name="robots" content="noindex" />;
