import { useState } from 'react';
import type { WalletProduct } from '../../../domain/wallet/wallet-product';
import { walletProductsTexts } from '../../../texts/wallet/wallet-products';
import type { ResolvableProblem } from '../../identity/age-problem';
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
  sizes: readonly WalletSizeState[];
}

interface WalletSizeState {
  value: string;
  label: string;
  price: string;
  /** Why this size cannot be redeemed here; blank if it can. */
  problem: string;
}

interface WalletCardProps {
  shown: WalletProductState;
  isBusy: boolean;
  /** Why the shopper may not buy it. */
  problem: ResolvableProblem | null;
  onAdd: (millilitres: number) => void;
  onConfirmAge: () => void;
}

/** WAL-16 to WAL-23; the list price is for shoppers who have not prepaid. */
export function WalletCard({ shown, ...redemption }: WalletCardProps) {
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
  const action = <Redemption {...redemption} {...{ product, sizes }} size={size} onSize={setChosen} />;
  return <ProductCard product={model} headingLevel={2} action={action} />;
}

interface RedemptionProps
  extends Omit<WalletCardProps, 'shown'>, Pick<WalletProductState, 'product' | 'sizes'> {
  size: WalletSizeState;
  onSize: (size: string) => void;
}

function Redemption({ product, sizes, size, onSize, isBusy, problem, onAdd, onConfirmAge }: RedemptionProps) {
  return (
    <div className={styles.redeem}>
      {sizes.length > 1 && (
        <SelectField
          label={walletProductsTexts.sizeOf(product.name)}
          labelHidden
          value={size.value}
          options={sizes.map(({ value, label }) => ({ value, label }))}
          onChange={onSize}
        />
      )}
      <Button
        fullWidth
        busy={isBusy}
        disabledReason={size.problem || undefined}
        aria-label={walletProductsTexts.addOf(product.name)}
        onClick={() => onAdd(Number(size.value))}
      >
        {walletProductsTexts.add}
      </Button>
      {problem && <ProblemNotice problem={problem} onConfirmAge={onConfirmAge} />}
    </div>
  );
}
