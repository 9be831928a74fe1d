/** Prints lines about long work, at most one in two seconds. */
export function createProgress(
  print: (line: string) => void,
  nowMs: () => number = () => performance.now(),
): { show(line: string): void } {
  const everyMs = 2_000;
  let last = nowMs();
  return {
    show(line) {
      if (nowMs() - last < everyMs) return;
      last = nowMs();
      print(line);
    },
  };
}
