/**
 * Runs in each page from its beginning: keeps, for each interaction, its longest event (Event Timing, as INP takes it),
 * under the action that `globalThis.action` names.
 */
export function watchInteractions() {
  const longest = new Map();
  globalThis.interactions = () => [...longest.values()];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (!interactionId) continue;
      const known = longest.get(interactionId);
      if (known && known.ms >= duration) continue;
      longest.set(interactionId, { action: known?.action ?? globalThis.action, ms: duration });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}
