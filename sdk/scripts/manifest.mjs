const ESM = 'esm';
const CJS = 'cjs';

/** Types beside each of the two forms: TypeScript reads a .d.ts as the form of the package.json next to it. */
const entryOf = (source) => {
  const file = source.replace(/^\.\//, '').replace(/\.ts$/, '');
  return {
    import: { types: `./${ESM}/${file}.d.ts`, default: `./${ESM}/${file}.js` },
    require: { types: `./${CJS}/${file}.d.ts`, default: `./${CJS}/${file}.js` },
  };
};

/** The published manifest, of the one that the workspace uses: sources become what was built of them. */
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

/** The folders of the two forms, and what each tells Node about itself. */
export const FORMS = [
  { folder: ESM, type: 'module', compile: [] },
  {
    folder: CJS,
    type: 'commonjs',
    compile: ['--module', 'commonjs', '--moduleResolution', 'node10', '--esModuleInterop', '--noCheck'],
  },
];
