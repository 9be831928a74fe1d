import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { addressOf } from './catalog';
import { createContainer } from './container';
import { firstScreen } from './first-screen';
import { ScreenStore } from './screen-store';
import './hello.css';

const store = createContainer(window.location.origin).get(ScreenStore);
const root = document.getElementById('root')!;
const screen = firstScreen();
if (screen) store.startWith(addressOf(new URL(window.location.href)), screen);
const app = (
  <BrowserRouter>
    <App store={store} />
  </BrowserRouter>
);
if (screen) hydrateRoot(root, app);
else createRoot(root).render(app);
