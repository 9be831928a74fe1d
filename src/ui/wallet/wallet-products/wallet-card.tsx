import { useState } from 'react';
import type { WalletProduct } from '../../../domain/wallet/wallet-product';
import type { MendableProblem } from '../../identity/age-problem';
import { ProblemNotice } from '../../identity/problem-notice';
import { Button } from '../../shared/button/button';
import { SelectField } from '../../shared/field/select-field';
import { productPath } from '../../shared/paths/paths';
import { ProductCard } from '../../shared/product-card/product-card';
import { PRODUCT_PICTURE } from '../../shared/product-card/to-product-card';
import styles from './wallet-products.module.css';

export interface WalletProductState {
  product: WalletProduct;
  notes: readonly string[];
  sizes: readonly { value: string; label: string; price: string }[];
}

/** WAL-16 to WAL-23; the list price is for shoppers who have not prepaid. */
export function WalletCard({
  shown,
  isBusy,
  problem,
  onAdd,
  onConfirmAge,
}: {
  shown: WalletProductState;
  isBusy: boolean;
  /** Why the shopper may not have it. */
  problem: MendableProblem | null;
  onAdd: (millilitres: number) => void;
  onConfirmAge: () => void;
}) {
  const { product, sizes, notes } = shown;
  const [chosen, setChosen] = useState('');
  const size = sizes.find(({ value }) => value === chosen) ?? sizes[0];
  if (!size) return null;
  const model = {
    href: productPath({ productId: product.id }),
    name: product.name,
    image: { src: product.imageUrl, ...PRODUCT_PICTURE },
    price: { amount: size.price },
    sizeCount: sizes.length,
    sizeLabel: size.label,
    notes,
  };
  const action = (
    <div className={styles.redeem}>
      {sizes.length > 1 && (
        <SelectField
          label={`Size of ${product.name}`}
          labelHidden
          value={size.value}
          options={sizes.map(({ value, label }) => ({ value, label }))}
          onChange={setChosen}
        />
      )}
      <Button
        fullWidth
        busy={isBusy}
        aria-label={`ADD TO CART: ${product.name}`}
        onClick={() => onAdd(Number(size.value))}
      >
        ADD TO CART
      </Button>
      {problem && <ProblemNotice problem={problem} onConfirmAge={onConfirmAge} />}
    </div>
  );
  return <ProductCard product={model} headingLevel={2} action={action} />;
}
