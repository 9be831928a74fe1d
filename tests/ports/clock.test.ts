import { jest } from '@jest/globals';
import { SystemClock } from '../../src/adapters/browser/system-clock';
import { FakeClock } from '../support/fakes/fake-clock';
import { describeClock } from './clock.suite';

describeClock('faked', () => {
  const clock = new FakeClock();
  return { clock, pass: (milliseconds) => clock.advance(milliseconds) };
});

describe('of the device', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date(2030, 5, 1, 22, 30) }));
  afterEach(() => jest.useRealTimers());

  describeClock('of the system', () => ({
    clock: new SystemClock(),
    pass: (milliseconds) => jest.advanceTimersByTime(milliseconds),
  }));
});
