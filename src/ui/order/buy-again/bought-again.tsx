import { buyAgainTexts } from '../../../texts/order/buy-again';
import { AppLink } from '../../shared/link/app-link';
import { LinkButton } from '../../shared/button/link-button';
import { useFocusOfRemoved } from '../../shared/focus/use-focus-of-removed';
import { Notice } from '../../shared/notice/notice';
import { cartPath } from '../../shared/paths/paths';
import type { BoughtAgainState, MissingItem } from './buy-again-state';
import styles from './bought-again.module.css';

/**
 * The result of buying an order again; it takes the focus of the button that is gone. The live region is rendered before it
 * has content, so that screen readers announce what appears in it.
 */
export function BoughtAgain({ result }: { result: BoughtAgainState | null }) {
  const region = useFocusOfRemoved<HTMLDivElement>(result?.title ?? '');
  return (
    <div ref={region} tabIndex={-1} role="status" className={result ? styles.result : undefined}>
      {result && (
        <Notice tone={result.tone} title={result.title}>
          {result.text && <p>{result.text}</p>}
          {result.missing.length > 0 && <Missing items={result.missing} />}
          {result.leadsToCart && (
            <p className={styles.cart}>
              <LinkButton href={cartPath()}>{buyAgainTexts.toCart}</LinkButton>
            </p>
          )}
        </Notice>
      )}
    </div>
  );
}

function Missing({ items }: { items: readonly MissingItem[] }) {
  return (
    <ul className={styles.missing} aria-label={buyAgainTexts.notAdded}>
      {items.map(({ name, reason, link }, index) => (
        <li key={index}>
          <strong>{name}</strong>
          <span>
            {reason} {link && <AppLink href={link.href}>{link.label}</AppLink>}
          </span>
        </li>
      ))}
    </ul>
  );
}
