import { solveAltcha } from './solve-altcha';

/** A worker, so that the page stays responsive during the work. */
addEventListener('message', (event: MessageEvent<object>) => {
  void solveAltcha(event.data).then(
    (solution) => postMessage(solution),
    () => postMessage(null),
  );
});
