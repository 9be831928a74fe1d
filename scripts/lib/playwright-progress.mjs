import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './paths.mjs';

/** Reports Playwright's progress to `suites.mjs`: a line of JSON for each finished test. */
export default class PlaywrightProgress {
  /** The output of each test; printed with its failure. */
  said = new Map();

  onBegin(_config, suite) {
    this.total = suite.allTests().length;
    this.done = 0;
    this.say({});
  }

  onStdOut(chunk, test) {
    if (test) this.said.set(test.id, (this.said.get(test.id) ?? '') + String(chunk));
  }

  onTestEnd(test, result) {
    this.done += 1;
    this.say(test.ok() ? {} : { message: this.failureOf(test, result) });
    this.said.delete(test.id);
  }

  printsToStdio() {
    return true;
  }

  failureOf(test, result) {
    const file = path.relative(ROOT, test.location.file);
    const errors = result.errors.map(({ message, snippet }) => [message, snippet].join('\n'));
    return [
      `${file}:${test.location.line} › ${test.title}`,
      ...errors.map((error) => stripVTControlCharacters(error)),
      this.said.get(test.id) ?? '',
      `  Run it alone: npm test -- ${file}:${test.location.line}\n`,
    ].join('\n');
  }

  say(more) {
    process.stdout.write(`${JSON.stringify({ done: this.done, total: this.total, ...more })}\n`);
  }
}
