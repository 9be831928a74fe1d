/** Icons of the shop in its folder, drawn by scripts/icons.mjs. */
export const ICONS = [
  { src: '/icon-192.png', size: 192, purpose: 'any' },
  { src: '/icon-512.png', size: 512, purpose: 'any' },
  { src: '/icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const;

/** For where a deployment has no picture of its own. */
export const LARGE_ICON = ICONS[1].src;
