import { PageVisibility, type VisibilityChange } from '../../application/shared/page-visibility.port';

export class DocumentVisibility extends PageVisibility {
  isVisible(): boolean {
    return document.visibilityState === 'visible';
  }

  subscribe(listener: (change: VisibilityChange) => void): () => void {
    const onChange = () => listener({ isVisible: this.isVisible(), mayHaveMissed: false });
    const onShow = ({ persisted }: PageTransitionEvent) =>
      persisted && listener({ isVisible: true, mayHaveMissed: true });
    document.addEventListener('visibilitychange', onChange);
    addEventListener('pageshow', onShow);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      removeEventListener('pageshow', onShow);
    };
  }
}
