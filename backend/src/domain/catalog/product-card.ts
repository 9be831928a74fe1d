/** A size that is sold in the area, at its lowest active price there. */
export interface ListedVariant {
  id: number;
  sku: string;
  size: string;
  priceCents: number;
}

export interface ListedProduct {
  id: number;
  type: 'config' | 'simple';
  name: string;
  sku: string;
  image: string;
  variants: ListedVariant[];
}

/** A product in suggestions and carousels. */
export interface ProductSummary {
  id: number;
  name: string;
  image: string;
  priceCents: number;
}
