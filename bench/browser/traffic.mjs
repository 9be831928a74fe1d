const QUIET_MS = 1_000;
const LONGEST_MS = 45_000;
const LOOK_EVERY_MS = 50;
const MILLISECONDS = 1_000;

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const overTheWire = (url) => /^https?:/.test(url);

/**
 * Records the network requests of a page.
 * @param {import('@playwright/test').CDPSession} session
 */
export function listenToTraffic(session) {
  const requests = new Map();
  let lastChange = Date.now();
  const end = ({ requestId, encodedDataLength = 0 }) => {
    lastChange = Date.now();
    const request = requests.get(requestId);
    if (request) Object.assign(request, { isDone: true, bytes: encodedDataLength });
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type, wallTime }) => {
    lastChange = Date.now();
    if (!overTheWire(request.url)) return;
    requests.set(requestId, {
      url: request.url,
      type,
      startedAt: wallTime * MILLISECONDS,
      isDone: false,
      bytes: 0,
    });
  });
  session.on('Network.loadingFinished', end);
  session.on('Network.loadingFailed', end);

  const latest = Date.now() + LONGEST_MS;
  const all = () => [...requests.values()];
  const isQuiet = () => all().every((request) => request.isDone) && Date.now() - lastChange > QUIET_MS;
  /** No request is pending, or the page is never idle and waiting longer would not help. */
  const isOver = () => isQuiet() || Date.now() > latest;
  const quiet = async () => {
    while (!isOver()) await wait(LOOK_EVERY_MS);
  };
  return { all, quiet, isOver };
}
