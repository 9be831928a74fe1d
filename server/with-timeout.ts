/** The answer, or what `onTimeout` returns or throws if there is none after that many milliseconds. */
export async function withTimeout<Answer, Late>(
  ms: number,
  answer: Promise<Answer>,
  onTimeout: () => Late,
): Promise<Answer | Late> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  }).then(onTimeout);
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
