/** @jest-environment <rootDir>/tests/support/node-environment.mjs */
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { CheckoutHeaderView } from './shared/page-shell/checkout-header.view';
import { HeaderView } from './app/header/header.view';
import { CategoryMenuView } from './catalog/category-menu/category-menu.view';
import { FooterView } from './app/footer/footer.view';
import { PageShell } from './shared/page-shell/page-shell.view';
import { Carousel } from './shared/carousel/carousel';
import { DateField } from './shared/date-field/date-field';
import { Dialog } from './shared/dialog/dialog';
import { NumberStepper } from './shared/number-stepper/number-stepper';
import { ProductCard } from './shared/product-card/product-card';
import { Rating } from './shared/rating/rating';
import { SearchableSelect } from './shared/searchable-select/searchable-select';
import { ToastRegion } from './shared/toast/toast-region';

const nothing = () => undefined;
const product = {
  href: '/store/101',
  name: 'Rioja Crianza',
  image: { src: '/r.svg', width: 480, height: 600 },
  price: { amount: '$14.75' },
};

/** The server has no window, and its markup must comply with a content security policy without inline styles. */
test('every part of a screen can be rendered on the server, without inline styles', async () => {
  expect(typeof window).toBe('undefined');
  const html = renderToString(
    <StaticRouter location="/store">
      <PageShell
        header={
          <HeaderView
            account={{ kind: 'signed-out' }}
            cartCount={2}
            onChangeLocation={nothing}
            onLogout={nothing}
            menu={<CategoryMenuView categories={[]} />}
          />
        }
        footer={<FooterView year={2026} />}
        overlays={<ToastRegion toasts={[{ id: '1', tone: 'success', text: 'Saved' }]} onDismiss={nothing} />}
      >
        <CheckoutHeaderView title="Card" />
        <Carousel title="OUR TOP WINE" widest={5}>
          {[<ProductCard key="101" product={product} priority />]}
        </Carousel>
        <NumberStepper label="Quantity" value={1} onChange={nothing} />
        <DateField label="Select Date" value="2026-03-09" onChange={nothing} />
        <Rating value={3.5} />
        <Dialog open title="Delivery location" onClose={nothing}>
          Pincode
        </Dialog>
        <SearchableSelect
          label="State"
          value="NY"
          options={[{ value: 'NY', label: 'New York' }]}
          onChange={nothing}
        />
      </PageShell>
    </StaticRouter>,
  );
  expect(html).toContain('Rioja Crianza');
  expect(html).toContain('03/09/2026');
  expect(html).toContain('New York');
  expect(html).not.toMatch(/\sstyle="/);
  // Rendering has started this import; await it before the test ends.
  await import('./shared/searchable-select/combobox');
});
