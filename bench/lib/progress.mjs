/** Progress on standard error, so that the report can be redirected to a file. */
export const progress = (text) => process.stderr.write(`  ${text} …\n`);
