/**
 * Until the router listens, nobody follows back and forward: the screen of one address would be drawn over the
 * markup of another. The server draws the other one then. Answers how to stop watching.
 */
export function watchEarlyHistory(): () => void {
  const drawn = address();
  const leave = () => {
    // A link within the page changes the fragment alone.
    if (address() !== drawn) location.reload();
  };
  window.addEventListener('popstate', leave);
  return () => window.removeEventListener('popstate', leave);
}

const address = () => location.pathname + location.search;
