import { ANSWER_TIMEOUT_MS, PROBE_EVERY_MS } from './postgres-availability';

/** How soon it is noticed depends on the machine too, so a test of a frozen server cannot measure it. */
it('the limits let a server that no longer answers be noticed within two seconds', () => {
  expect(PROBE_EVERY_MS + ANSWER_TIMEOUT_MS).toBeLessThan(2_000);
});
