const ESM = 'esm';
const CJS = 'cjs';

/** Types sit beside each of the two formats: TypeScript reads a .d.ts by the package.json next to it. */
const entryOf = (source) => {
  const file = source.replace(/^\.\//, '').replace(/\.ts$/, '');
  return {
    import: { types: `./${ESM}/${file}.d.ts`, default: `./${ESM}/${file}.js` },
    require: { types: `./${CJS}/${file}.d.ts`, default: `./${CJS}/${file}.js` },
  };
};

/** The published manifest, derived from the workspace's: source paths become build output. */
export function publishedManifest({ exports, ...workspace }) {
  const entries = Object.entries(exports).map(([name, target]) => [
    name,
    typeof target === 'string' ? target : entryOf(target.default),
  ]);
  const published = Object.fromEntries(entries);
  return {
    ...workspace,
    scripts: undefined,
    main: published['.'].require.default,
    types: published['.'].import.types,
    exports: published,
  };
}

/** The folder of each format, and its module type for Node. */
export const FORMS = [
  { folder: ESM, type: 'module', compile: [] },
  {
    folder: CJS,
    type: 'commonjs',
    compile: ['--module', 'commonjs', '--moduleResolution', 'node10', '--esModuleInterop', '--noCheck'],
  },
];
