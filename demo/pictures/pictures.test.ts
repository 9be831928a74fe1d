import { gzipSync } from 'node:zlib';
import { drawPicture } from './draw-picture';
import { pictureSource } from './picture-source';
import { escapeMarkup } from '../../server/escape-markup';
import { fit, widthOf } from './type-setting';

const PRODUCTS = [...pictureSource().products.keys()];

const views = (view: string) => PRODUCTS.flatMap((id) => drawPicture(`products/${id}/${view}.svg`) ?? []);

test('every picture has a width, a height and a view box', () => {
  const files = ['front', 'label', 'scene', 'thumb', 'vase', 'bulk'].flatMap(views);
  expect(files.length).toBeGreaterThan(PRODUCTS.length * 4);
  expect(files.filter((svg) => !/^<svg [^>]*width="\d+" height="\d+" viewBox="[\d. ]+"/.test(svg))).toEqual(
    [],
  );
});

test('a product, a category, a vendor, a banner and an ad are drawn from their paths', () => {
  const paths = [
    'products/101/front.svg',
    'categories/12.svg',
    'vendors/1/logo.svg',
    'banners/home-1-desktop.svg',
    'banners/home-1-mobile.svg',
    'ads/1.svg',
  ];
  expect(paths.filter((path) => drawPicture(path) === undefined)).toEqual([]);
});

test('unknown paths have no picture', () => {
  const paths = [
    'products/999999/front.svg',
    'products/101/back.svg',
    'products/101/vase.svg',
    'categories/9.svg',
    'vendors/999/logo.svg',
    'banners/none-1-desktop.svg',
    '../secret',
    '',
  ];
  expect(paths.filter((path) => drawPicture(path) !== undefined)).toEqual([]);
});

test('a picture is the same every time', () => {
  expect(drawPicture('products/301/front.svg')).toBe(drawPicture('products/301/front.svg'));
});

test('files are small: a front below 3 kB on the wire, a thumbnail below 2 kB', () => {
  const heaviest = (view: string) => Math.max(...views(view).map((svg) => gzipSync(svg).length));
  expect(heaviest('front')).toBeLessThan(3000);
  expect(heaviest('thumb')).toBeLessThan(2000);
});

test('no two products have the same front', () => {
  const bodies = views('front').map((svg) => svg.replace(/<title>.*?<\/title>/, ''));
  expect(new Set(bodies).size).toBe(bodies.length);
});

test('ids and references match in every file', () => {
  const dangling = ['front', 'scene', 'thumb'].flatMap(views).filter((svg) => {
    const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
    const references = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map((match) => match[1]);
    return references.some((reference) => !ids.has(reference));
  });
  expect(dangling).toEqual([]);
});

test('text is escaped', () => {
  expect(escapeMarkup('Petal & Stem "<50>"')).toBe('Petal &amp; Stem &quot;&lt;50&gt;&quot;');
  expect(drawPicture('products/214/front.svg')).toContain('Côte d’Or &amp; Fils');
});

test('a title is as large as its box allows and never wider', () => {
  const set = fit('The Shepherd’s Long Walk Home Across the Winter Meadow', {
    width: 90,
    height: 60,
    largest: 22,
  });
  expect(set.height).toBeLessThanOrEqual(60);
  expect(set.lines.filter((line) => widthOf(line, set.size) > 90)).toEqual([]);
  expect(fit('Brut', { width: 90, height: 60, largest: 22 }).size).toBe(22);
});
