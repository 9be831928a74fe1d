import { darken, lighten, lightness } from '../colour';
import { rounded } from '../svg';
import { fit, textBlock, textLine } from '../type-setting';

/** The gradient of a round object over a rectangle. */
export function drum(x: number, y: number, width: number, height: number, fill: string, radius = 6): string {
  const box = `x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}" rx="${radius}"`;
  return `<rect ${box} fill="${fill}"/><rect ${box} fill="url(#rs)"/>`;
}

interface TagText {
  readonly producer: string;
  readonly title: string;
}

/** A paper label with the producer above and the name below. */
export function paperLabel(
  x: number,
  y: number,
  width: number,
  height: number,
  tone: string,
  text: TagText,
): string {
  const ink = lightness(tone) > 0.45 ? darken(tone, 0.62) : tone;
  const middle = x + width / 2;
  const name = fit(text.title, { width: width * 0.84, height: height * 0.56, largest: 20 });
  const producer = fit(text.producer.toUpperCase(), {
    width: width * 0.84,
    height: 12,
    largest: 8.5,
    spacing: 1,
  });
  const top = y + height * 0.3 + (height * 0.6 - name.height) / 2;
  return (
    `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}" rx="2" fill="#faf5e9"/>` +
    `<rect x="${rounded(x + 4)}" y="${rounded(y + 4)}" width="${rounded(width - 8)}" height="${rounded(height - 8)}" fill="none" stroke="${ink}" stroke-opacity=".6"/>` +
    textLine(producer.lines.join(' '), middle, y + height * 0.24, {
      size: producer.size,
      fill: ink,
      sans: true,
      spacing: 1,
    }) +
    textBlock(name, middle, top, { fill: darken(ink, 0.3) })
  );
}

export function goblet(x: number, foot: number, height: number, wine?: string): string {
  const bowl = height * 0.5;
  const top = foot - height;
  const half = height * 0.19;
  const cup = `M${rounded(x - half)} ${rounded(top)}C${rounded(x - half * 1.5)} ${rounded(top + bowl * 0.72)} ${rounded(x - half * 0.7)} ${rounded(top + bowl)} ${rounded(x)} ${rounded(top + bowl)}S${rounded(x + half * 1.5)} ${rounded(top + bowl * 0.72)} ${rounded(x + half)} ${rounded(top)}Z`;
  const line = top + bowl * 0.45;
  const fill =
    wine === undefined
      ? ''
      : `<path d="M${rounded(x - half * 1.22)} ${rounded(line)}C${rounded(x - half * 1.25)} ${rounded(top + bowl * 0.8)} ${rounded(x - half * 0.66)} ${rounded(top + bowl * 0.98)} ${rounded(x)} ${rounded(top + bowl * 0.98)}S${rounded(x + half * 1.25)} ${rounded(top + bowl * 0.8)} ${rounded(x + half * 1.22)} ${rounded(line)}Z" fill="${wine}" opacity=".92"/><ellipse cx="${rounded(x)}" cy="${rounded(line)}" rx="${rounded(half * 1.22)}" ry="4" fill="${lighten(wine, 0.2)}"/>`;
  return (
    `<ellipse cx="${rounded(x)}" cy="${rounded(foot)}" rx="${rounded(half * 1.02)}" ry="5" fill="#fff" fill-opacity=".55" stroke="#98a19c" stroke-opacity=".7"/>` +
    `<path d="M${rounded(x)} ${rounded(top + bowl)}V${rounded(foot - 1)}" stroke="#b9c2bd" stroke-width="4"/>${fill}` +
    `<path d="${cup}" fill="#eef3f0" fill-opacity=".14" stroke="#98a19c" stroke-opacity=".75" stroke-width="1.4"/>` +
    `<path d="M${rounded(x - half * 0.8)} ${rounded(top + 10)}C${rounded(x - half * 1.1)} ${rounded(top + bowl * 0.5)} ${rounded(x - half)} ${rounded(top + bowl * 0.7)} ${rounded(x - half * 0.6)} ${rounded(top + bowl * 0.82)}" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".7" fill="none"/>`
  );
}
