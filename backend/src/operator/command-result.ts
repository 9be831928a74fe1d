/** The lines to print, and whether the command did what it was told. */
export interface CommandResult {
  lines: string[];
  isDone: boolean;
}
