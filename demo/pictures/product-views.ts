import { backdrop, backdropDefs, shadowDefs } from './backdrop';
import type { Drawn } from './bottle/bottle';
import { halfWidthAt } from './bottle/profile';
import { shapeOf } from './bottle/shapes';
import type { ProductPicture, ProductView } from './product-picture';
import { drawGlass } from './scene/glassware';
import { drawScene } from './scene/scene';
import { bottleScale, drawObject, GROUND } from './object-on-table';
import { at, svgDocument, type ViewBox } from './svg';

const WIDTH = 480;
const HEIGHT = 600;
const TABLE = 470;

interface Shown {
  readonly drawn: Drawn;
  readonly viewBox?: ViewBox;
}

function onPaper(picture: ProductPicture, view: string, shown: Shown): string {
  return svgDocument(
    {
      width: WIDTH,
      height: HEIGHT,
      title: `${picture.name}, ${view}`,
      viewBox: shown.viewBox ?? { x: 0, y: 0, width: WIDTH, height: HEIGHT },
    },
    backdropDefs() + shown.drawn.defs,
    backdrop(WIDTH, HEIGHT, TABLE) + shown.drawn.body,
  );
}

/** Zooms towards a point, within the picture's edges. */
function close(x: number, y: number, width: number): ViewBox {
  const height = (width * HEIGHT) / WIDTH;
  const within = (value: number, room: number) => Math.max(0, Math.min(value, room));
  return {
    x: within(x - width / 2, WIDTH - width),
    y: within(y - height / 2, HEIGHT - height),
    width,
    height,
  };
}

function labelView({ thing }: ProductPicture): ViewBox {
  if (thing.kind === 'bouquet') return close(240, thing.potted ? 330 : 210, 260);
  if (thing.kind === 'gift') return close(240, 420, 280);
  const shape = shapeOf(thing.shape);
  const scale = bottleScale(thing);
  const [top, bottom] = shape.label;
  const y = GROUND - (shape.height - (top + bottom) / 2) * scale;
  const width = Math.max(halfWidthAt(shape.profile, bottom - 10) * 2.3, (bottom - top) * 0.9) * scale;
  return close(240, y, width);
}

function detailView({ thing }: ProductPicture): ViewBox {
  if (thing.kind === 'bouquet') return close(240, 470, 240);
  if (thing.kind === 'gift') return close(240, 300, 260);
  const shape = shapeOf(thing.shape);
  return close(240, GROUND - (shape.height - shape.capsule) * bottleScale(thing), 220);
}

function drinkOf(picture: ProductPicture): string {
  return picture.thing.kind === 'bottle' ? picture.thing.liquid : '#a4501a';
}

function sceneView(picture: ProductPicture): string {
  const thing = drawObject(picture.thing, 'vase');
  const drawn = drawScene(picture.scene, thing, drinkOf(picture));
  return svgDocument(
    { width: WIDTH, height: HEIGHT, title: `${picture.name}, served` },
    backdropDefs() + drawn.defs,
    drawn.body,
  );
}

const POURS = {
  red: 'goblet',
  white: 'goblet',
  sparkling: 'flute',
  whisky: 'tumbler',
  gin: 'highball',
  rum: 'tumbler',
  tequila: 'tumbler',
  beer: 'pint',
  home: 'goblet',
  party: 'flute',
} as const;

function pourView(picture: ProductPicture): string {
  const shade =
    '<linearGradient id="bs"><stop stop-color="#1a1208" stop-opacity=".4"/><stop offset=".3" stop-color="#fff" stop-opacity=".1"/><stop offset="1" stop-color="#1a1208" stop-opacity=".45"/></linearGradient>';
  return onPaper(picture, 'in the glass', {
    drawn: { defs: shade, body: at(240, 540, drawGlass(POURS[picture.scene], drinkOf(picture)), 1.8) },
  });
}

/** Small enough for twenty on a page: a flat background, a label without small print. */
function thumbView(picture: ProductPicture): string {
  const drawn = drawObject(picture.thing, 'wrapped', true);
  const frame = {
    width: 240,
    height: 300,
    title: picture.name,
    viewBox: { x: 0, y: 0, width: WIDTH, height: HEIGHT },
  };
  return svgDocument(
    frame,
    shadowDefs() + drawn.defs,
    `<path d="M0 0H480V600H0z" fill="#f3eee6"/>${drawn.body}`,
  );
}

const VIEWS: Record<ProductView, (picture: ProductPicture) => string> = {
  front: (p) => onPaper(p, 'front', { drawn: drawObject(p.thing) }),
  label: (p) => onPaper(p, 'close', { drawn: drawObject(p.thing), viewBox: labelView(p) }),
  detail: (p) => onPaper(p, 'detail', { drawn: drawObject(p.thing), viewBox: detailView(p) }),
  vase: (p) => onPaper(p, 'in a vase', { drawn: drawObject(p.thing, 'vase') }),
  bulk: (p) => onPaper(p, 'in bulk', { drawn: drawObject(p.thing, 'bulk') }),
  scene: sceneView,
  pour: pourView,
  thumb: thumbView,
};

export function drawProductView(picture: ProductPicture, view: ProductView): string {
  return VIEWS[view](picture);
}
