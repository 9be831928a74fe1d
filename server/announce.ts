export interface ReadyAnnouncement {
  event: 'ready';
  url: string;
  opsUrl?: string;
}

export type Announcement = { event: 'progress'; text: string } | ReadyAnnouncement;

/** Reports start-up progress to the parent process: over its IPC channel, else as a line of JSON. */
export function announce(announcement: Announcement): void {
  if (process.send) process.send(announcement);
  else console.log(JSON.stringify(announcement));
}
