/** Keeps a screen out of search engines; React lifts it into the head. */
export const NoIndex = () => <meta name="robots" content="noindex" />;
