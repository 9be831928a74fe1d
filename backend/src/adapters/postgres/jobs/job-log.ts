/** Where failures are reported: the server's own log, which omits the data in errors (BDG-05). */
export interface JobLog {
  warn(about: object, message: string): void;
  error(about: object, message: string): void;
}
