/** Motifs for crests, in one colour, in a square of 40 around the origin. */
const petals = (count: number, d: string) =>
  Array.from({ length: count }, (_, i) => `<path d="${d}" transform="rotate(${(360 / count) * i})"/>`).join('');
const dots = (spots: readonly (readonly [number, number])[], r: number) =>
  spots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');
const line = (d: string, width = 1.4) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const LEAF = 'M0 0C-5 -4 -4 -10 0 -14C4 -10 5 -4 0 0Z';

export const MOTIFS = {
  grapes:
    dots([[-8, -4], [0, -4], [8, -4], [-4, 3], [4, 3], [0, 10]], 4.2) + line('M0 -9C0 -14 3 -17 7 -18') +
    '<path d="M-1 -10C-8 -20 -16 -14 -15 -9C-10 -6 -5 -7 -1 -10Z"/>',
  oak: `${line('M0 -2V19', 1.8)}<path d="M0 10C-6 12 -8 8 -6 5C-12 6 -14 0 -9 -2C-14 -5 -12 -11 -6 -9C-8 -15 -3 -18 0 -19C3 -18 8 -15 6 -9C12 -11 14 -5 9 -2C14 0 12 6 6 5C8 8 6 12 0 10Z"/>`,
  tower: '<path d="M-12 18V-4H-14V-14H-9V-10H-4V-14H4V-10H9V-14H14V-4H12V18H4V10A4 4 0 0 0 -4 10V18ZM-2 -4H2V2H-2Z" fill-rule="evenodd"/>',
  crown: `<path d="M-16 12L-18 -8L-8 2L0 -14L8 2L18 -8L16 12ZM-15 14H15V17H-15Z"/>${dots([[-18, -10], [0, -17], [18, -10]], 2.4)}`,
  compass: `<path d="M0 -19L4 -4L19 0L4 4L0 19L-4 4L-19 0L-4 -4Z"/>${petals(4, 'M9 -9L3 -5 5 -3Z')}`,
  sun: `<circle r="7.5"/>${petals(8, 'M-3 -10L0 -19L3 -10Z')}`,
  mountain: '<path d="M-19 15L-6 -9L0 1L6 -7L19 15ZM-9 -1L-6 -4L-3 0L-6 3Z" fill-rule="evenodd"/><circle cx="8" cy="-14" r="4"/>',
  ship: `<path d="M-16 8H16L10 17H-10ZM-1 5V-16L-13 5ZM2 5V-12Q13 -6 13 5Z"/>${line('M0 -18V8')}`,
  bee: `<ellipse cy="5" rx="7" ry="12"/><circle cy="-9" r="5"/><path d="M-3 -4C-20 -16 -24 2 -4 3ZM3 -4C20 -16 24 2 4 3Z" opacity=".6"/>${line('M-2 -13L-6 -18M2 -13L6 -18')}`,
  swallow: '<path d="M-19 -10C-8 -12 -2 -6 1 -2C6 -10 14 -14 19 -14C14 -8 12 -2 8 3L17 16L5 8L-3 17L-2 6C-8 2 -10 -4 -19 -10Z"/>',
  lily: '<path d="M0 -19C6 -11 6 -5 2 2C4 -6 14 -8 16 0C17 6 11 7 10 3C9 7 5 8 2 6L3 18H-3L-2 6C-5 8 -9 7 -10 3C-11 7 -17 6 -16 0C-14 -8 -4 -6 -2 2C-6 -5 -6 -11 0 -19ZM-8 8H8V11H-8Z"/>',
  hop: `${[-12, -5, 2, 9].map((y, i) => `<path d="M0 ${y + 8}C${-10 + i} ${y + 6} ${-12 + i * 2} ${y - 2} -4 ${y - 4}L0 ${y}L4 ${y - 4}C${12 - i * 2} ${y - 2} ${10 - i} ${y + 6} 0 ${y + 8}Z"/>`).join('')}${line('M0 -16C2 -18 5 -19 8 -19')}`,
  agave: [-64, -40, -18, 0, 18, 40, 64].map((a) => `<path d="M-3.4 14C-5 0 -2 -12 0 -18C2 -12 5 0 3.4 14Z" transform="rotate(${a} 0 14)"/>`).join(''),
  rose: `${petals(5, 'M0 -4C-9 -8 -9 -19 0 -18C9 -19 9 -8 0 -4Z')}<circle r="4.4"/>`,
  horseshoe: line('M-9 17C-20 -2 -12 -17 0 -17S20 -2 9 17', 5),
  moon: `<path d="M5 -17A17 17 0 1 0 5 17A13 13 0 1 1 5 -17Z"/><path d="M11 -6L13 -1L18 0L13 2L11 7L9 2L4 0L9 -1Z"/>`,
  tree: `<path d="M-2 19V4H2V19Z"/><circle cy="-8" r="10"/>${dots([[-9, -1], [9, -1], [-7, -13], [7, -13]], 6)}`,
  wave: [-8, 1, 10].map((y) => line(`M-18 ${y}C-12 ${y - 10} -8 ${y - 10} -4 ${y}S6 ${y + 8} 18 ${y - 4}`, 2.4)).join(''),
  sprig: `${line('M0 19V-14')}${[10, 2, -6].map((y) => `<g transform="translate(0 ${y})"><path d="${LEAF}" transform="rotate(58)"/><path d="${LEAF}" transform="rotate(-58)"/></g>`).join('')}<path d="${LEAF}" transform="translate(0 -8)"/>`,
} as const;

export type MotifName = keyof typeof MOTIFS;
