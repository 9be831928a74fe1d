/**
 * Until the router listens, nothing follows back and forward: the screen of one address would be hydrated on the markup
 * of another. So the page is reloaded, and the server renders the other one. Returns a function that stops watching.
 */
export function watchPreHydrationHistory(): () => void {
  const drawn = address();
  const leave = () => {
    // A link within the page changes the fragment alone.
    if (address() !== drawn) location.reload();
  };
  window.addEventListener('popstate', leave);
  return () => window.removeEventListener('popstate', leave);
}

const address = () => location.pathname + location.search;
