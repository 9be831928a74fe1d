/** The shop has no service worker, and unregisters any left by an earlier version (NET-15, X-177). */
export function unregisterServiceWorkers(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .getRegistrations()
    .then((registrations) => registrations.forEach((registration) => void registration.unregister()))
    // Where storage is blocked there are none to find.
    .catch(() => undefined);
}
