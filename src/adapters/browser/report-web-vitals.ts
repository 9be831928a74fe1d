import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { WEB_VITALS_PATH, type WebVital } from '../../../settings/web-vitals';

/** Measures this page, and tells the storefront once, when it is hidden: it may never be shown again. */
export function reportWebVitals(): void {
  const measured = new Map<WebVital['name'], WebVital>();
  const keep = ({ name, value }: WebVital) => void measured.set(name, { name, value });
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(keep);

  // The observers listen in the capture phase, and have the last values by then.
  document.addEventListener('visibilitychange', function send() {
    if (document.visibilityState !== 'hidden' || measured.size === 0) return;
    document.removeEventListener('visibilitychange', send);
    const text = JSON.stringify([...measured.values()]);
    navigator.sendBeacon(WEB_VITALS_PATH, new Blob([text], { type: 'application/json' }));
  });
}
