import { darken, lighten, mix } from '../colour';
import { at } from '../svg';
import type { Drawn } from '../bottle/bottle';
import { drawGlass, type GlasswareName } from './glassware';
import { barrel, books, cheese, citrus, cup, grapes, sprig } from './props';

export type SceneName = 'red' | 'white' | 'sparkling' | 'whisky' | 'gin' | 'rum' | 'tequila' | 'beer' | 'home' | 'party';

interface Setting {
  readonly wall: string;
  readonly table: string;
  readonly glass?: GlasswareName;
  readonly far?: string;
  readonly near: string;
}

const SETTINGS: Record<SceneName, Setting> = {
  red: { wall: '#d9c6b4', table: '#8a5f3c', glass: 'goblet', near: at(330, 566, grapes('#5b2a55'), 0.9) + at(20, 574, cheese, 0.9) },
  white: { wall: '#dfe3d2', table: '#c7a77c', glass: 'goblet', near: at(26, 570, citrus('#e7c53f'), 0.8) },
  sparkling: { wall: '#e9dcd6', table: '#d8c3a5', glass: 'flute', near: at(40, 574, citrus('#e8891d'), 0.8) },
  whisky: { wall: '#b9a48c', table: '#5c3b22', glass: 'tumbler', far: at(318, 470, barrel, 0.95), near: at(20, 574, books('#7a2a2a'), 0.7) },
  gin: { wall: '#d3dfd8', table: '#b99a72', glass: 'highball', near: at(18, 572, citrus('#8fb04a'), 0.75) + at(270, 584, sprig('#5d7a48'), 0.7) },
  rum: { wall: '#e3cfae', table: '#7a4c2a', glass: 'tumbler', near: at(18, 572, citrus('#e8891d'), 0.85) },
  tequila: { wall: '#d9dfc8', table: '#a8744a', glass: 'tumbler', near: at(14, 572, citrus('#8fb04a'), 0.8) },
  beer: { wall: '#dccfb6', table: '#8a5f3c', glass: 'pint', near: at(10, 576, sprig('#7f9a4a'), 0.9) },
  home: { wall: '#e3ddd0', table: '#c7a77c', near: at(18, 576, books('#7f9a86'), 0.8) + at(382, 576, cup, 0.8) },
  party: { wall: '#e9d9d3', table: '#d8c3a5', near: at(330, 584, sprig('#5d7a48'), 0.9) },
};

function background(setting: Setting): string {
  const { wall, table } = setting;
  const grain = `M0 484q120 8 240 0t240 2M0 522q160 -8 300 0t180 -4M0 566q140 8 260 0t220 2`;
  return (
    `<rect width="480" height="600" fill="${wall}"/><path d="M36 440V190C36 60 260 60 260 190V440Z" fill="#fff" opacity=".3"/><path d="M148 92V440M36 250H260" stroke="${wall}" stroke-width="7"/>` +
    `<rect width="480" height="600" fill="url(#wl)"/><rect y="448" width="480" height="152" fill="${table}"/><rect y="448" width="480" height="152" fill="url(#tl)"/>` +
    `<path d="${grain}" stroke="${darken(table, 0.3)}" fill="none" opacity=".35" stroke-width="1.5"/><path d="M0 448H480" stroke="${lighten(table, 0.3)}" stroke-width="3" opacity=".7"/>`
  );
}

function backgroundDefs(setting: Setting): string {
  return (
    `<linearGradient id="wl" x2="1" y2=".6"><stop stop-color="#fff" stop-opacity=".35"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="${mix(setting.wall, '#2b1d0e', 0.6)}" stop-opacity=".4"/></linearGradient>` +
    `<linearGradient id="tl" x2="0" y2="1"><stop stop-color="#2b1508" stop-opacity=".3"/><stop offset="1" stop-color="#fff" stop-opacity=".12"/></linearGradient>` +
    `<linearGradient id="bs"><stop stop-color="#1a1208" stop-opacity=".5"/><stop offset=".3" stop-color="#fff" stop-opacity=".14"/><stop offset="1" stop-color="#1a1208" stop-opacity=".55"/></linearGradient>`
  );
}

/** A product on a table, with matching props. The product stands at x = 240, y = 556. */
export function drawScene(name: SceneName, thing: Drawn, drink: string): Drawn {
  const setting = SETTINGS[name];
  const glass = setting.glass === undefined ? '' : at(366, 556, drawGlass(setting.glass, drink), 0.95);
  const left = setting.glass === undefined ? 0 : -56;
  return {
    defs: backgroundDefs(setting) + thing.defs,
    body: background(setting) + (setting.far ?? '') + at(26 + left, 62, thing.body, 0.89) + glass + setting.near,
  };
}
