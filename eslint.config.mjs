import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** What only an adapter may touch: elsewhere a port stands for it (house: clock, ids, storage, window are ports). */
const OUTSIDE_WORLD = [
  'fetch',
  'localStorage',
  'sessionStorage',
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'setTimeout',
  'setInterval',
];
const worldIsAPort = [
  'error',
  ...OUTSIDE_WORLD.map((name) => ({
    name,
    message: 'The outside world is a port: ask for it in the constructor, implement it in src/adapters.',
  })),
];
const timeAndChanceArePorts = [
  'error',
  { object: 'Date', property: 'now', message: 'Time is the Clock port.' },
  { object: 'Math', property: 'random', message: 'Ids are the IdSource port.' },
];

/** About the page itself, which is the views' own: scrolling, focus, dialogs, leaving it, loading it anew, hiding a toast. */
const TOUCH_THE_PAGE = [
  'src/ui/app/layout/{listening.tsx,scroll-place.ts,use-arrival.ts}',
  'src/ui/app/menu/category-menu.view.tsx',
  'src/ui/shared/error-boundary.tsx',
  'src/ui/shared/dialog/use-modal.ts',
  'src/ui/shared/disclosure/use-disclosure.ts',
  'src/ui/shared/field/form-error-summary.tsx',
  'src/ui/shared/focus/use-lost-focus.ts',
  'src/ui/app/layout/try-again.tsx',
  'src/ui/shared/toast/use-auto-hide.ts',
  'src/ui/shared/view-model/use-view-model.ts',
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      'sdk/generated/**',
      '.cache/**',
      '.data/**',
      'test-results/**',
      'contracts/pacts/**',
      'backend/migrations/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: [] }, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      eqeqeq: 'error',
      // Playwright reads a fixture's needs from its object pattern, and some need nothing.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  {
    files: ['src/domain/**/*.ts', 'src/application/**/*.ts', 'src/ui/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', ...TOUCH_THE_PAGE],
    rules: { 'no-restricted-globals': worldIsAPort, 'no-restricted-properties': timeAndChanceArePorts },
  },
  {
    files: ['src/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      // View-models bind their actions (MobX autoBind), so a page may hand them on as they are.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
);
