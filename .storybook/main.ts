import type { StorybookConfig } from '@storybook/react-vite';

/** The catalogue of states: a story is a view in one state (docs/testing.md). */
const config: StorybookConfig = {
  // Titles are paths below the folder: `cart/cart`.
  stories: [{ directory: '../src/ui', files: '**/*.stories.tsx' }],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // It sends nothing, and asks nobody for news.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: false },
};

export default config;
