/** Reports Jest's progress to `suites.mjs`, as a line of JSON at the start and for each finished file. */
export default class JestProgress {
  onRunStart({ numTotalTestSuites }) {
    this.total = numTotalTestSuites;
    this.done = 0;
    this.say({});
  }

  onTestResult(_test, { failureMessage, testFilePath }) {
    this.done += 1;
    this.say(failureMessage ? { failed: testFilePath, message: failureMessage } : {});
  }

  getLastError() {}

  say(more) {
    process.stdout.write(`${JSON.stringify({ done: this.done, total: this.total, ...more })}\n`);
  }
}
