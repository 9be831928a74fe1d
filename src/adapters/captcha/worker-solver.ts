import { injectable } from 'inversify';
import { ChallengeSolver } from './challenge-solver';

/** Solves in a worker from a file of its own, as a strict content security policy requires. */
@injectable()
export class WorkerSolver extends ChallengeSolver {
  solve(challenge: object): Promise<object | null> {
    const worker = new Worker(new URL('./altcha.worker.ts', import.meta.url), { type: 'module' });
    const solution = new Promise<object | null>((resolve) => {
      worker.onmessage = (event: MessageEvent<object | null>) => resolve(event.data);
      worker.onerror = () => resolve(null);
    });
    worker.postMessage(challenge);
    return solution.finally(() => worker.terminate());
  }
}
