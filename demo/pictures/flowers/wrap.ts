import { bow } from '../bow';
import { darken, lighten, mix } from '../colour';

/** The sheet behind the flowers. */
export function backSheet(paper: string): string {
  return (
    `<path d="M240 500L70 232L112 196L146 222L186 168L232 196L286 160L322 208L372 186L412 236Z" fill="${darken(paper, 0.12)}"/>` +
    `<path d="M240 500L96 236L140 214L240 330L346 208L390 240Z" fill="${paper}"/>`
  );
}

/** The folds in front, tied with a bow, with the stems below. */
export function frontSheet(paper: string, ribbon: string): string {
  const light = lighten(paper, 0.3);
  const shade = darken(paper, 0.16);
  return (
    '<path d="M232 478L196 560M238 478L222 566M244 478L250 568M248 478L280 562M236 478L208 564M246 478L266 566" stroke="#5d7a48" stroke-width="6" stroke-linecap="round"/>' +
    `<path d="M78 262C120 316 176 346 240 352C304 346 360 316 402 262L262 488H218Z" fill="${paper}"/>` +
    `<path d="M78 262C116 330 176 396 230 488H218Z" fill="${light}"/><path d="M402 262C364 330 304 396 250 488H262Z" fill="${shade}"/>` +
    `<path d="M78 262C150 318 250 350 330 372L262 488H240C220 430 150 340 78 262Z" fill="${mix(paper, light, 0.5)}" opacity=".9"/>` +
    `<path d="M150 330C190 380 220 430 236 486M330 372C300 410 270 450 252 486" stroke="${shade}" fill="none" opacity=".7"/><path d="M212 476H268V494H212Z" fill="${ribbon}"/>${bow(240, 484, ribbon)}`
  );
}
