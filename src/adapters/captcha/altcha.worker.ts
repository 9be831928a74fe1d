import { solveAltcha } from './solve-altcha';

/** A thread of its own, so that the page stays alive while the device works. */
addEventListener('message', (event: MessageEvent<object>) => {
  void solveAltcha(event.data).then(
    (solution) => postMessage(solution),
    () => postMessage(null),
  );
});
