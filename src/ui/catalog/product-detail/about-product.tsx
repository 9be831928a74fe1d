import { productDetailTexts } from '../../../texts/catalog/product-detail';
import { DescriptionList } from '../../shared/description-list/description-list';
import type { ProductState } from './product-state';
import { Scale } from './scale';
import styles from './about-product.module.css';

/** Facts, description, and scales where the product has any (PDP-10..17, PDP-28). */
export function AboutProduct({
  about,
  description,
  scales,
}: Pick<ProductState, 'about' | 'description' | 'scales'>) {
  return (
    <section className={styles.about} aria-labelledby="about-the-product">
      <h2 id="about-the-product">{productDetailTexts.about}</h2>
      <div className={styles.columns}>
        <div className={styles.description}>
          {description.map((line, index) => (
            <p key={`${index} ${line}`}>{line}</p>
          ))}
        </div>
        <DescriptionList className={styles.facts} entries={about} />
        {scales.map(({ title, entries }) => (
          <Scale key={title} {...{ title, entries }} />
        ))}
      </div>
    </section>
  );
}
