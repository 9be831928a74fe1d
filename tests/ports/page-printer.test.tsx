import { jest } from '@jest/globals';
import { WindowPagePrinter } from '../../src/adapters/browser/window-page-printer';
import { RecordingPagePrinter } from '../support/fakes/recording-page-printer';
import { describePagePrinter } from './page-printer.suite';

describePagePrinter('faked', () => {
  const printer = new RecordingPagePrinter();
  return { printer, opened: () => printer.printed, close: () => printer.close() };
});

describePagePrinter('of a browser', () => {
  const print = jest
    .spyOn(window, 'print')
    .mockReset()
    .mockImplementation(() => {});
  return {
    printer: new WindowPagePrinter(),
    opened: () => print.mock.calls.length,
    close: () => dispatchEvent(new Event('afterprint')),
  };
});
