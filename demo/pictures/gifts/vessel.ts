import { shadow } from '../backdrop';
import { heightOf, lipOf, outline, profile, widestOf, type Profile } from '../bottle/profile';
import { bow } from '../bow';
import { lighten } from '../colour';
import { at } from '../svg';
import { round, tag, type GiftDesign, type GiftPicture } from './parts';

interface Vessel {
  readonly body: Profile;
  readonly lid?: Profile;
  readonly label: { readonly y: number; readonly width: number; readonly height: number };
  readonly detail?: (gift: GiftPicture) => string;
}

const FLAME =
  '<path d="M0 4V-16" stroke="#2b1d0e" stroke-width="3"/><circle cy="-40" r="64" fill="#ffdf9a" opacity=".28"/><circle cy="-36" r="34" fill="#ffe7b0" opacity=".5"/>' +
  '<path d="M0 -12C-18 -26 -10 -48 0 -70C10 -48 18 -26 0 -12Z" fill="#f3a52e"/><path d="M0 -14C-8 -22 -4 -34 0 -44C4 -34 8 -22 0 -14Z" fill="#fff3c9"/>';

/** Round containers with a lid and a paper label. */
const VESSELS = {
  candle: {
    body: profile('M100 0L100 222C100 234 94 240 84 240L0 240'),
    label: { y: 70, width: 136, height: 106 },
    detail: ({ second }) => `<ellipse rx="88" ry="11" fill="${second}"/>${FLAME}`,
  },
  jar: {
    body: profile('M94 0C112 0 116 22 116 44L116 224C116 246 106 256 84 256L0 256'),
    lid: profile('M98 0C112 14 116 40 120 66C116 74 106 72 100 70L0 70'),
    label: { y: 76, width: 144, height: 112 },
    detail: ({ ribbon }) => `<path d="M-108 -22H108" stroke="${ribbon}" stroke-width="8"/>${bow(60, -20, ribbon, 0.4)}`,
  },
  tin: {
    body: profile('M128 0L128 262C128 274 122 280 112 280L0 280'),
    lid: profile('M136 0L136 54L0 54'),
    label: { y: 70, width: 148, height: 116 },
    detail: ({ second }) => `<path d="M-128 244H128M-128 256H128" stroke="${second}" stroke-width="3"/>`,
  },
  shaker: {
    body: profile('M58 0L45 286C44 298 40 306 32 306L0 306'),
    lid: profile('M24 0C26 40 26 56 24 62C32 76 60 90 62 136L0 136'),
    label: { y: 94, width: 72, height: 92 },
    detail: ({ main, second }) =>
      `<path d="M100 220L86 154H146L132 220L146 306H86Z" fill="${second}"/><path d="M-84 306L-96 -20m0 -16v-8" stroke="${main}" stroke-width="8" stroke-linecap="round"/>`,
  },
} satisfies Partial<Record<GiftDesign, Vessel>>;

type VesselName = keyof typeof VESSELS;

export const isVessel = (design: GiftDesign): design is VesselName => design in VESSELS;

export function drawVessel(name: VesselName, gift: GiftPicture): string {
  const { body, lid, label, detail }: Vessel = VESSELS[name];
  const top = `<ellipse rx="${lipOf(body)}" ry="15" fill="${lighten(gift.main, 0.4)}"/>`;
  const closed = lid && at(0, 4 - heightOf(lid), round(outline(lid), gift.second) + `<ellipse rx="${lipOf(lid)}" ry="6" fill="${lighten(gift.second, 0.25)}"/>`);
  return (
    shadow(240, 556, widestOf(body)) +
    at(240, 556 - heightOf(body), round(outline(body), gift.main) + (closed ?? top) + (detail?.(gift) ?? '') + tag(gift, { x: 0, ...label }))
  );
}
