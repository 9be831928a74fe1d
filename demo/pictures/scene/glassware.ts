import { lighten } from '../colour';
import { goblet } from '../gifts/parts';

const ICE =
  '<path d="M-30 -70l26 -10 14 24 -26 12zM6 -58l24 -8 8 22 -24 10z" fill="#fff" opacity=".45" stroke="#fff" stroke-opacity=".7"/>';
const RIM = 'fill="#eef3f0" fill-opacity=".3" stroke="#98a19c" stroke-opacity=".7" stroke-width="1.5"';

function tumbler(drink: string): string {
  return (
    `<ellipse cx="10" cy="-2" rx="74" ry="10" fill="url(#sh)"/><path d="M-46 -66H46L42 -10Q41 -4 34 -4H-34Q-41 -4 -42 -10Z" fill="${drink}" opacity=".92"/><ellipse cy="-66" rx="46" ry="7" fill="${lighten(drink, 0.3)}"/>${ICE}` +
    `<path d="M-52 -118H52L45 -4Q44 2 36 2H-36Q-44 2 -45 -4Z" ${RIM}/><path d="M-38 -12H38L36 0H-36Z" fill="#fff" opacity=".4"/><path d="M-40 -106L-34 -20" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".55"/>`
  );
}

function highball(drink: string): string {
  return (
    `<ellipse cx="10" cy="-2" rx="64" ry="9" fill="url(#sh)"/><path d="M-36 -164H36L33 -8H-33Z" fill="${drink}" opacity=".75"/><g transform="translate(2 -30)">${ICE}</g><g transform="translate(-4 -84)">${ICE}</g>` +
    `<path d="M-42 -200H42L37 -4Q36 2 30 2H-30Q-36 2 -37 -4Z" ${RIM}/><circle cx="40" cy="-198" r="22" fill="#8fb04a"/><circle cx="40" cy="-198" r="18" fill="#dfe9b0"/><path d="M40 -216V-180M24 -207L56 -189M24 -189L56 -207" stroke="#8fb04a" stroke-width="2"/><path d="M-30 -186L-26 -20" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".5"/>`
  );
}

function flute(drink: string): string {
  const one = (x: number) =>
    `<g transform="translate(${x} 0)"><ellipse cy="-3" rx="27" ry="5" ${RIM}/><path d="M0 -90V-4" stroke="#b9c2bd" stroke-width="4"/><path d="M-20 -200H20C20 -130 14 -92 0 -90C-14 -92 -20 -130 -20 -200Z" fill="${drink}" opacity=".85"/><path d="M-4 -180h0M5 -160h0M-2 -140h0M4 -196h0M-6 -120h0M2 -108h0" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".8"/><path d="M-22 -236H22C22 -136 15 -92 0 -90C-15 -92 -22 -136 -22 -236Z" ${RIM}/></g>`;
  return `<ellipse cx="4" cy="-2" rx="84" ry="9" fill="url(#sh)"/>${one(-32)}${one(34)}`;
}

function pint(drink: string): string {
  return (
    `<ellipse cx="10" cy="-2" rx="74" ry="10" fill="url(#sh)"/><path d="M-52 -190H52L38 -4Q37 2 30 2H-30Q-37 2 -38 -4Z" fill="${drink}"/><path d="M-52 -190H52L38 -4Q37 2 30 2H-30Q-37 2 -38 -4Z" fill="url(#bs)" opacity=".7"/>` +
    `<path d="M-56 -196C-66 -226 -36 -238 -22 -228C-10 -246 20 -244 26 -230C48 -240 66 -220 54 -194Q50 -174 44 -176C30 -166 18 -178 6 -172C-10 -166 -20 -178 -34 -174C-48 -170 -54 -182 -56 -196Z" fill="#fff8e6"/><path d="M-10 -150h0M14 -120h0M-20 -90h0M8 -70h0M20 -150h0M-6 -40h0" stroke="${lighten(drink, 0.5)}" stroke-width="4" stroke-linecap="round"/>` +
    `<path d="M-40 -164L-28 -24" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".45"/>`
  );
}

export type GlasswareName = 'goblet' | 'tumbler' | 'highball' | 'flute' | 'pint';

export function drawGlass(name: GlasswareName, drink: string): string {
  const drawers: Record<GlasswareName, () => string> = {
    goblet: () => `<ellipse cx="8" cy="-1" rx="70" ry="9" fill="url(#sh)"/>${goblet(0, 0, 240, drink)}`,
    tumbler: () => tumbler(drink),
    highball: () => highball(drink),
    flute: () => flute(drink),
    pint: () => pint(drink),
  };
  return drawers[name]();
}
