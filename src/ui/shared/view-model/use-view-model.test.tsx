import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { DEFAULT_PAGE_SETTINGS } from '../../../../settings/default-page-settings';
import { type AppServices, AppProvider, type Resolvable } from '../app-context';
import { useViewModel } from './use-view-model';

class Screen {
  readonly log: string[] = [];
  readonly name = `screen ${(made += 1)}`;

  open(id: string): void {
    this.log.push(`open ${id}`);
  }

  flush(): void {
    this.log.push('flush');
  }

  dispose(): void {
    this.log.push('dispose');
  }
}

let made = 0;
const shown: Screen[] = [];

function Page({ id }: { id: string }) {
  const viewModel = useViewModel(Screen, (each) => each.open(id), id);
  if (!shown.includes(viewModel)) shown.push(viewModel);
  return <p>{viewModel.name}</p>;
}

beforeEach(() => {
  made = 0;
  shown.length = 0;
});

describe('the life of a view-model', () => {
  it('begins when the screen is shown and ends with it', () => {
    const { unmount } = render(<App id="1" />);
    unmount();
    expect(shown[0]?.log).toEqual(['open 1', 'dispose']);
  });

  it('spans renderings, and starts again for another key', () => {
    const { rerender } = render(<App id="1" />);
    rerender(<App id="1" />);
    expect(screen.getByText('screen 1')).not.toBeNull();
    rerender(<App id="2" />);
    expect(screen.getByText('screen 2')).not.toBeNull();
    expect(shown.map((each) => each.log)).toEqual([['open 1', 'dispose'], ['open 2']]);
  });

  it('ends before that of the next screen begins', () => {
    const order: string[] = [];
    class First extends Screen {
      override dispose = () => void order.push('the first ends');
    }
    class Second extends Screen {
      override open = () => void order.push('the second begins');
    }
    function At({ path }: { path: string }) {
      return path === '/' ? <Show type={First} /> : <Show type={Second} />;
    }
    function Show({ type }: { type: Resolvable<Screen> }) {
      useViewModel(type, (each) => each.open(''));
      return null;
    }
    const at = (path: string) => (
      <AppProvider services={services}>
        <At key={path} path={path} />
      </AppProvider>
    );
    const { rerender } = render(at('/'));
    rerender(at('/next'));
    expect(order).toEqual(['the first ends', 'the second begins']);
  });

  it('flushes pending changes when the page is left', () => {
    const { unmount } = render(<App id="1" />);
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    window.dispatchEvent(new Event('pagehide'));
    expect(shown[0]?.log).toEqual(['open 1', 'flush', 'dispose']);
  });

  it("survives StrictMode's second start", () => {
    render(
      <StrictMode>
        <App id="1" />
      </StrictMode>,
    );
    expect(shown.at(-1)?.log).toEqual(['open 1', 'dispose', 'open 1']);
  });
});

const services: AppServices = {
  brand: DEFAULT_PAGE_SETTINGS.brand,
  languages: DEFAULT_PAGE_SETTINGS,
  shopOrigin: '',
  countsEvents: false,
  resolve: <T,>(type: Resolvable<T>) => new type(),
  load: async () => {},
  preload: async () => {},
  mayOpen: () => true,
  reloadAtRoot: () => {},
  reload: () => {},
  reloadOnceReachable: () => Promise.resolve(),
};

const App = ({ id }: { id: string }) => (
  <AppProvider services={services}>
    <Page id={id} />
  </AppProvider>
);
