/** For files and texts that a new version of the shop may change. */
export const FOR_AN_HOUR = 'public, max-age=3600';
