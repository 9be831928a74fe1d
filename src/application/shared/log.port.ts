/** Where the documents say 'logged only' (ERR-10, ERR-13). */
export abstract class Log {
  abstract warn(what: string, detail?: unknown): void;
}
