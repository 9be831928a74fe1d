/** One Jest project for each kind of code: shop without and with a DOM, SDK, backend, storefront, architecture, contract. */
const typescript = ['ts-jest', { useESM: true, tsconfig: '<rootDir>/tsconfig.json', diagnostics: false }];

const NODE = '<rootDir>/tests/support/node-environment.mjs';

const shared = {
  cacheDirectory: '<rootDir>/.cache/jest',
  // `.cache/compared` has another revision of the repository.
  modulePathIgnorePatterns: ['<rootDir>/.cache/', '<rootDir>/sdk/dist/', '<rootDir>/contracts/kit/dist/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/support/css-module.ts',
    '\\.css$': '<rootDir>/tests/support/css.ts',
  },
  setupFiles: ['<rootDir>/tests/support/reflect.ts'],
};

export default {
  // Generous, so that a busy machine does not fail a test: only a hanging test should time out.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'shop',
      globalSetup: '<rootDir>/tests/support/start-backend-pool.mjs',
      globalTeardown: '<rootDir>/tests/support/stop-backend-pool.mjs',
      testEnvironment: NODE,
      transform: { '^.+\\.tsx?$': typescript },
      testMatch: [
        '<rootDir>/src/**/*.test.ts',
        '<rootDir>/rules/**/*.test.ts',
        '<rootDir>/dev/**/*.test.ts',
        '<rootDir>/tests/ports/**/*.test.ts',
        '<rootDir>/tests/examples/**/*.test.ts',
        '<rootDir>/tests/composition/**/*.test.ts',
        '<rootDir>/tests/network/**/*.test.ts',
        '<rootDir>/tests/sdk-examples/**/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'views',
      setupFilesAfterEnv: ['<rootDir>/tests/support/query-timeout.ts'],
      testEnvironment: '<rootDir>/tests/support/jsdom-environment.mjs',
      transform: { '^.+\\.tsx?$': typescript },
      testMatch: [
        '<rootDir>/src/**/*.test.tsx',
        '<rootDir>/tests/ports/**/*.test.tsx',
        '<rootDir>/tests/faults/**/*.test.tsx',
      ],
    },
    {
      ...shared,
      displayName: 'sdk',
      testEnvironment: NODE,
      transform: { '^.+\\.tsx?$': typescript },
      testMatch: ['<rootDir>/sdk/src/**/*.test.ts', '<rootDir>/tests/packages/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'backend',
      testEnvironment: NODE,
      transform: { '^.+\\.tsx?$': typescript },
      testMatch: ['<rootDir>/{backend,demo}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'storefront',
      testEnvironment: NODE,
      transform: { '^.+\\.tsx?$': typescript },
      testMatch: ['<rootDir>/{server,storefront}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'architecture',
      testEnvironment: NODE,
      transform: { '^.+\\.tsx?$': typescript },
      testMatch: ['<rootDir>/tests/{architecture,tools}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'deploy',
      testEnvironment: NODE,
      transform: { '^.+\\.tsx?$': typescript },
      testMatch: ['<rootDir>/tests/deploy/**/*.test.ts'],
      // Only `npm run test:hard` builds images and starts whole deployments.
      testPathIgnorePatterns: process.env.SCALE === '1' ? [] : ['\\.hard\\.'],
    },
    {
      ...shared,
      displayName: 'pact-consumer',
      testEnvironment: NODE,
      transform: { '^.+\\.tsx?$': typescript },
      testMatch: ['<rootDir>/contracts/consumer/**/*.pact.test.ts'],
    },
    {
      ...shared,
      displayName: 'pact-provider',
      globalSetup: '<rootDir>/contracts/provider/draft-pact.mjs',
      testEnvironment: NODE,
      transform: { '^.+\\.tsx?$': typescript },
      testMatch: ['<rootDir>/contracts/{coverage,provider,kit/src}/**/*.test.ts'],
    },
  ],
};
