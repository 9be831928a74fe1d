/** For failures that are logged and never shown (ERR-10, ERR-13). */
export abstract class Log {
  abstract warn(what: string, detail?: unknown): void;
}
