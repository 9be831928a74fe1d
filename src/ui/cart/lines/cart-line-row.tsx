import type { ReactNode } from 'react';
import { cartLineTexts } from '../../../texts/cart/lines';
import { words } from '../../../texts/shared/words';
import { onFirstClick } from '../../shared/button/on-first-click';
import { TextButton } from '../../shared/button/text-button';
import { classNames } from '../../shared/class-names';
import { useLostFocus } from '../../shared/focus/use-lost-focus';
import { LiveRegion } from '../../shared/live-region/live-region';
import { AppLink } from '../../shared/link/app-link';
import { NumberStepper } from '../../shared/number-stepper/number-stepper';
import { Picture } from '../../shared/picture/picture';
import { Price } from '../../shared/price/price';
import styles from './cart-line-row.module.css';

export interface CartLineState {
  id: string;
  name: string;
  size: string;
  imageUrl: string;
  quantity: number;
  unitPrice: string;
  total: string;
  /** Why it cannot be bought; blank when it can. */
  stockMessage: string;
  /** The product's page with this size; without it the name is no link. */
  href?: string;
}

interface CartLineRowProps {
  line: CartLineState;
  /** Without it the quantity is read-only. */
  onQuantity?: (quantity: number) => void;
  onRemove: () => void;
  /** Its removal was undone: it takes the focus, since UNDO has gone. */
  isRestored?: boolean;
  /** The delivery date, below the text. */
  children?: ReactNode;
}

/** One line of the cart; if out of stock it is greyed out and can only be removed (CART-28, CART-29). */
export function CartLineRow({ line, onQuantity, onRemove, isRestored = false, children }: CartLineRowProps) {
  const row = useLostFocus<HTMLLIElement>(isRestored);
  return (
    <li
      ref={row}
      tabIndex={isRestored ? -1 : undefined}
      className={classNames(styles.row, line.stockMessage && styles.outOfStock)}
    >
      <Picture src={line.imageUrl} alt="" width={480} height={600} fit="cover" className={styles.picture} />
      <LineText line={line} />
      <p className={styles.total}>
        <Price amount={line.total} />
      </p>
      <LineControls {...{ line, onQuantity, onRemove }} />
      {children && <div className={styles.extra}>{children}</div>}
    </li>
  );
}

function LineText({ line }: Pick<CartLineRowProps, 'line'>) {
  return (
    <div className={styles.text}>
      <p className={styles.name}>
        {line.href ? (
          <AppLink className={styles.link} href={line.href}>
            {line.name}
          </AppLink>
        ) : (
          line.name
        )}
      </p>
      <p className={styles.facts}>
        {line.size && <span>{line.size}</span>}
        <span>{cartLineTexts.each(line.unitPrice)}</span>
      </p>
      <LiveRegion>{line.stockMessage && <p className={styles.stock}>{line.stockMessage}</p>}</LiveRegion>
    </div>
  );
}

function LineControls({ line, onQuantity, onRemove }: Omit<CartLineRowProps, 'isRestored' | 'children'>) {
  return (
    <div className={styles.controls}>
      {onQuantity && !line.stockMessage ? (
        <NumberStepper
          label={cartLineTexts.quantityOf(line.name)}
          value={line.quantity}
          min={0}
          fallback={line.quantity}
          size="small"
          onChange={onQuantity}
        />
      ) : (
        <span className={styles.quantity}>{cartLineTexts.quantity(line.quantity)}</span>
      )}
      <TextButton onClick={onFirstClick(onRemove)} aria-label={words.remove(line.name)}>
        {cartLineTexts.remove}
      </TextButton>
    </div>
  );
}
