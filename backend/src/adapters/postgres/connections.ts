/** Connections for browsing, and how many requests may wait for one; further ones are refused. */
export interface BrowsingConnections {
  connections: number;
  waiting: number;
}

/** For everything but browsing. */
export const CONNECTIONS = 12;
export const BROWSING: BrowsingConnections = { connections: 8, waiting: 64 };
