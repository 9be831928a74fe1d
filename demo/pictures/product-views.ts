import { BACKDROP, BACKDROP_DEFS, SHADOW_DEFS } from './backdrop';
import { halfWidthAt } from './bottle/profile';
import { SHAPES } from './bottle/shapes';
import type { BouquetForm } from './flowers/bouquet-picture';
import { bottleScale, drawObject, GROUND, type ObjectPicture } from './object-on-table';
import type { ProductPicture, ProductView } from './product-picture';
import { drawScene } from './scene';
import { svgDocument, type ViewBox } from './svg';

const WIDTH = 480;
const HEIGHT = 600;
const WHOLE: ViewBox = [0, 0, WIDTH, HEIGHT];

function onPaper({ name, thing }: ProductPicture, view: string, viewBox = WHOLE, form?: BouquetForm): string {
  const drawn = drawObject(thing, form);
  const frame = { width: WIDTH, height: HEIGHT, title: `${name}, ${view}`, viewBox };
  return svgDocument(frame, BACKDROP_DEFS + drawn.defs, BACKDROP + drawn.body);
}

/** Zooms towards a point, within the picture's edges. */
function close(x: number, y: number, width: number): ViewBox {
  const height = (width * HEIGHT) / WIDTH;
  const within = (value: number, room: number) => Math.max(0, Math.min(value, room));
  return [within(x - width / 2, WIDTH - width), within(y - height / 2, HEIGHT - height), width, height];
}

function labelBox(thing: ObjectPicture): ViewBox {
  if (thing.kind === 'bouquet') return close(240, thing.potted ? 330 : 210, 260);
  if (thing.kind === 'gift') return close(240, 420, 280);
  const { profile, height, label } = SHAPES[thing.shape];
  const scale = bottleScale(thing);
  const [top, bottom] = label;
  const width = Math.max(halfWidthAt(profile, bottom - 10) * 2.3, (bottom - top) * 0.9) * scale;
  return close(240, GROUND - (height - (top + bottom) / 2) * scale, width);
}

/** Small enough for twenty on a page: a flat background, a label without small print. */
function thumbView({ name, thing }: ProductPicture): string {
  const drawn = drawObject(thing, 'wrapped', true);
  const frame = { width: WIDTH / 2, height: HEIGHT / 2, title: name, viewBox: WHOLE };
  return svgDocument(frame, SHADOW_DEFS + drawn.defs, `<path d="M0 0H480V600H0z" fill="#f3eee6"/>${drawn.body}`);
}

const VIEWS: Record<ProductView, (picture: ProductPicture) => string> = {
  front: (picture) => onPaper(picture, 'front'),
  label: (picture) => onPaper(picture, 'close', labelBox(picture.thing)),
  vase: (picture) => onPaper(picture, 'in a vase', WHOLE, 'vase'),
  bulk: (picture) => onPaper(picture, 'in bulk', WHOLE, 'bulk'),
  scene: ({ name, thing, scene }) => drawScene(scene, thing, `${name}, served`),
  thumb: thumbView,
};

export function drawProductView(picture: ProductPicture, view: ProductView): string {
  return VIEWS[view](picture);
}
