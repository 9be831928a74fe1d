export type Announcement =
  | { event: 'progress'; text: string }
  | { event: 'ready'; url: string; opsUrl?: string };

/** Reports start-up progress to the parent process: over its IPC channel, else as a line of JSON. */
export function announce(announcement: Announcement): void {
  if (process.send) process.send(announcement);
  else console.log(JSON.stringify(announcement));
}
