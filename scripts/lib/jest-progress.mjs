/** How far Jest is, for `suites.mjs` to read: a line of JSON for the run's beginning and for each file that ended. */
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
