/** What is going on, apart from the report: on standard error, so that the report can be kept in a file. */
export const progress = (text) => process.stderr.write(`  ${text} …\n`);
