import '../src/ui/shared/global.css';
import '../src/ui/shared/fonts.css';
import type { Preview } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { LinkNavigation } from '../src/ui/shared/link/link-navigation';
import { PageShell } from '../src/ui/shared/page-shell/page-shell.view';

/** The widths of the design, and the width that 1440 px have at 200 % zoom. */
const WIDTHS = { 390: '390 px', 720: '1440 px at 200 %', 768: '768 px', 1024: '1024 px', 1440: '1440 px' };

const viewports = Object.fromEntries(
  Object.entries(WIDTHS).map(([width, name]) => [
    `w${width}`,
    { name, styles: { width: `${width}px`, height: '900px' } },
  ]),
);

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    viewport: { options: viewports },
    // States are plain objects, not single values to change.
    controls: { disable: true },
    actions: { disable: true },
    backgrounds: { disable: true },
  },
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        items: [
          { value: '', title: 'Theme of the browser' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    direction: { toolbar: { title: 'Direction', items: ['ltr', 'rtl'] } },
  },
  initialGlobals: { theme: '', direction: 'ltr' },
  decorators: [
    (Story, { globals, parameters }) => {
      const root = document.documentElement;
      root.lang = 'en';
      root.dir = String(globals.direction);
      root.dataset.theme = String(globals.theme);
      // `bare` views have a header and a `<main>` of their own.
      const view = <Story />;
      return (
        <MemoryRouter>
          <LinkNavigation>{parameters.bare ? view : <PageShell>{view}</PageShell>}</LinkNavigation>
        </MemoryRouter>
      );
    },
  ],
};

export default preview;
