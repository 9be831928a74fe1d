/** The minimum that a listing and a product cost: one prepared query each, returned unchanged. */
export const LIST_PRODUCTS = {
  name: 'list-products',
  text: `
    select p.id, p.type, p.name, p.sku, p.thumbnail as image, (
      select json_agg(json_build_object('id', v.id, 'sku', v.sku, 'bottle_size', v.bottle_size, 'price', (
        select min(o.price_cents) from offers o
        where o.variant_id = v.id and o.active and o.location_id = any($2::int[])
      )) order by v.position) from variants v where v.product_id = p.id
    ) as child
    from products p join product_categories c on c.product_id = p.id
    where c.category_id = $1 and p.active
    order by p.rank limit $3`,
};

export const ONE_PRODUCT = {
  name: 'one-product',
  text: `
    select p.*, (
      select json_agg(json_build_object('id', v.id, 'bottle_size', v.bottle_size, 'speed_id', (
        select json_agg(json_build_object('Type', o.speed, 'Loc_id', o.location_id, 'Price', o.price_cents))
        from offers o where o.variant_id = v.id and o.location_id = any($2::int[])
      )) order by v.position) from variants v where v.product_id = p.id
    ) as child
    from products p where p.id = $1`,
};
