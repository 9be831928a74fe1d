const PARAMETER = 'faults';

/** Keeps a parameter in the page's URL while the shop navigates. */
export function addressParameter(page: Pick<Window, 'location' | 'history'> = window) {
  const { history } = page;
  let text = new URL(page.location.href).searchParams.get(PARAMETER) ?? '';
  const replace = history.replaceState.bind(history);
  const put = () => {
    const url = new URL(page.location.href);
    if (text === '') url.searchParams.delete(PARAMETER);
    else url.searchParams.set(PARAMETER, text);
    if (url.href !== page.location.href) replace(history.state, '', url);
  };
  for (const name of ['pushState', 'replaceState'] as const) {
    const go = history[name].bind(history);
    history[name] = (...change) => {
      go(...change);
      put();
    };
  }
  return {
    read: () => text,
    write(now: string) {
      text = now;
      put();
    },
  };
}
