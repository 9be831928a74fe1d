import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app';
import { addressOf, Catalog } from './catalog';
import { createContainer } from './container';
import { FIRST_SCREEN } from './first-screen';
import type { Screen } from './screen';
import { ScreenStore } from './screen-store';

/** What the server puts into the HTML of a route. */
export interface FirstScreen {
  markup: string;
  screen: Screen;
  blockId: string;
}

/** Fetches a route's data from the backend and renders it, as the browser would. */
export async function renderFirstScreen(pathAndQuery: string, apiBaseUrl: string): Promise<FirstScreen> {
  const container = createContainer(apiBaseUrl);
  const address = addressOf(new URL(pathAndQuery, apiBaseUrl));
  const screen = await container.get(Catalog).screenAt(address);
  const store = container.get(ScreenStore);
  store.startWith(address, screen);
  const markup = renderToString(
    <StaticRouter location={pathAndQuery}>
      <App store={store} />
    </StaticRouter>,
  );
  return { markup, screen, blockId: FIRST_SCREEN };
}
