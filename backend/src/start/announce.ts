export type Announcement = { event: 'progress'; text: string } | { event: 'ready'; url: string };

/** Tells whoever started this process how far it is: over the channel it gave, else a line of JSON. */
export function announce(announcement: Announcement): void {
  if (process.send) process.send(announcement);
  else console.log(JSON.stringify(announcement));
}
