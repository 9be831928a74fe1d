import { jest } from '@jest/globals';
import { ConsoleLog } from '../../src/adapters/browser/console-log';
import { NoLog } from '../../src/adapters/browser/no-log';
import { RecordingLog } from '../support/fakes/recording-log';
import { describeLog } from './log.suite';

const watchConsole = () => jest.spyOn(console, 'warn').mockImplementation(() => {});

afterEach(() => jest.restoreAllMocks());

describeLog('faked', () => {
  const log = new RecordingLog();
  return { log, written: () => log.warnings };
});

describeLog('on the console', () => {
  const warn = watchConsole();
  return { log: new ConsoleLog(), written: () => warn.mock.calls.map(([what]) => String(what)) };
});

describe('a log', () => {
  it('writes the detail beside the message to the console, or the message alone', () => {
    const warn = watchConsole();
    new ConsoleLog().warn('An unusual code', 7);
    new ConsoleLog().warn('An unusual code');
    expect(warn.mock.calls).toEqual([['An unusual code', 7], ['An unusual code']]);
  });

  it('writes nothing for a server-rendered first screen', () => {
    const warn = watchConsole();
    new NoLog().warn();
    expect(warn).not.toHaveBeenCalled();
  });
});
