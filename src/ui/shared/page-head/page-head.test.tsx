import { render } from '@testing-library/react';
import { PageHead, type PageHeadProps } from './page-head';
import { ShopOriginContext } from './shop-origin';

const ORIGIN = 'https://shop.example';

/** The head that a page has, by property, name or relation. */
function headOf(props: PageHeadProps, origin = ORIGIN) {
  render(
    <ShopOriginContext value={origin}>
      <PageHead {...props} />
    </ShopOriginContext>,
  );
  const head: Record<string, string | null | undefined> = {};
  for (const meta of document.head.querySelectorAll('meta'))
    head[meta.getAttribute('property') ?? meta.name] = meta.content;
  head.canonical = document.head.querySelector('link[rel=canonical]')?.getAttribute('href');
  return head;
}

describe('the head of an indexed page', () => {
  it('describes the page with absolute addresses', () => {
    const head = headOf({
      path: '/store/101',
      type: 'product',
      screen: 'Bourbon',
      description: 'Caramel\nand oak.',
      picture: '/media/101.jpg',
    });
    expect(document.title).toBe('Bourbon · Cork & Petal');
    expect(head).toEqual({
      canonical: `${ORIGIN}/store/101`,
      description: 'Caramel and oak.',
      'og:url': `${ORIGIN}/store/101`,
      'og:image': `${ORIGIN}/media/101.jpg`,
      'og:type': 'product',
      'og:site_name': 'Cork & Petal',
      'og:title': 'Bourbon',
      'og:description': 'Caramel and oak.',
    });
  });

  it("is the shop's own if a page has no description", () => {
    expect(headOf({ path: '/store' })).toMatchObject({
      'og:title': 'Cork & Petal',
      'og:type': 'website',
      'og:image': `${ORIGIN}/icon-512.png`,
    });
  });

  it('leaves out addresses that cannot be made absolute', () => {
    const head = headOf({ path: '/store/101', picture: '/media/101.jpg' }, '');
    expect(head.canonical).toBeUndefined();
    expect(Object.keys(head)).not.toEqual(expect.arrayContaining(['og:url']));
    expect(Object.keys(head)).not.toEqual(expect.arrayContaining(['og:image']));
    const elsewhere = 'https://pictures.example/101.jpg';
    expect(headOf({ path: '/', picture: elsewhere }, '')['og:image']).toBe(elsewhere);
  });
});
