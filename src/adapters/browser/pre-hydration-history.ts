/**
 * Before the router listens, nothing handles back and forward: one screen would be hydrated on the markup
 * of another. So the page is reloaded and rendered by the server. Returns a function that stops watching.
 */
export function watchPreHydrationHistory(): () => void {
  const drawn = address();
  const leave = () => {
    // A link within the page changes only the fragment.
    if (address() !== drawn) location.reload();
  };
  window.addEventListener('popstate', leave);
  return () => window.removeEventListener('popstate', leave);
}

const address = () => location.pathname + location.search;
