import { setImmediate } from 'node:timers/promises';

/** Reports Jest's progress to `suites.mjs`, as a line of JSON at the start and for each finished test and file. */
export default class JestProgress {
  onRunStart({ numTotalTestSuites }) {
    this.total = numTotalTestSuites;
    this.done = 0;
    this.servers = { before: listening(), now: listening() };
    this.suspects = [];
    this.say({});
  }

  /** Shows that a long file is not stuck. */
  onTestCaseResult() {
    this.say({});
  }

  onTestResult(_test, { failureMessage, testFilePath }) {
    this.done += 1;
    this.say(failureMessage ? { failed: testFilePath, message: failureMessage } : {});
    const now = listening();
    if (now > this.servers.now) this.suspects.push(testFilePath);
    this.servers.now = now;
  }

  /** A server that is still listening would have kept the process; `--forceExit` ends it. */
  async onRunComplete() {
    // A server that has been closed is counted until the end of a turn of the event loop.
    for (let turn = 0; turn < 2; turn += 1) await setImmediate();
    if (listening() <= this.servers.before) return;
    this.say({
      message: `A server was left listening, after one of these files:\n${this.suspects.join('\n')}`,
    });
  }

  getLastError() {}

  say(more) {
    process.stdout.write(`${JSON.stringify({ done: this.done, total: this.total, ...more })}\n`);
  }
}

const listening = () => process.getActiveResourcesInfo().filter((kind) => kind === 'TCPServerWrap').length;
