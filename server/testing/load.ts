export interface LoadResult {
  answered: number;
  /** The status and the beginning of each answer that was not a success, and each error. */
  failures: string[];
}

/**
 * Clients that send one request after another until they are told to stop.
 *
 * @param send the next request; its number counts from 0 for each client
 */
export function startLoad(
  clients: number,
  send: (number: number) => Promise<Response>,
): () => Promise<LoadResult> {
  const result: LoadResult = { answered: 0, failures: [] };
  let isOver = false;
  const client = async () => {
    for (let number = 0; !isOver; number += 1) {
      try {
        const answer = await send(number);
        const text = await answer.text();
        if (answer.ok) result.answered += 1;
        else result.failures.push(`${answer.status} ${text.slice(0, 200)}`);
      } catch (error) {
        result.failures.push(String((error as Error).cause ?? error));
      }
    }
  };
  const running = Promise.all(Array.from({ length: clients }, client));
  return async () => {
    isOver = true;
    await running;
    return result;
  };
}
