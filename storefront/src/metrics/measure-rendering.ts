import type { RenderPage } from '../rendering/rendering';
import type { RenderingOutcome } from './measurements';
import type { Metrics } from './metrics';

const outcomeOf = (page: Awaited<ReturnType<RenderPage>>): RenderingOutcome => {
  if (page === 'overloaded') return page;
  return typeof page === 'object' ? 'rendered' : 'not rendered';
};

/** The same rendering, counted. */
export const measureRendering =
  (render: RenderPage, metrics: Metrics): RenderPage =>
  async (request) => {
    const startedAt = performance.now();
    let outcome: RenderingOutcome = 'failed';
    try {
      const page = await render(request);
      outcome = outcomeOf(page);
      return page;
    } finally {
      metrics.rendering(outcome, (performance.now() - startedAt) / 1_000);
    }
  };
