let isMidLine = false;

/** One more dot on the line of dots. */
export function dot() {
  process.stdout.write('.');
  isMidLine = true;
}

/** A line of its own, whatever stood there before. */
export function line(text) {
  console.log(isMidLine ? `\n${text}` : text);
  isMidLine = false;
}
