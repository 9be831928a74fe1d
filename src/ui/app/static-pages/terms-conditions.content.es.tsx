import { CurrencyName } from '../../shared/price/currency-name';
import { AppLink } from '../../shared/link/app-link';
import { faqPath, refundPolicyPath } from '../../shared/paths/paths';
import { BrandName } from '../../shared/brand/brand-name';
import { Article, type ArticleSection } from './article';
import { EmailLink } from '../../shared/brand/contact-links';
import type { TermsConditionsContent as English } from './terms-conditions.content';

const SECTIONS: readonly ArticleSection[] = [
  {
    id: 'sellers',
    title: 'A quién le compra',
    body: (
      <p>
        <BrandName /> es un mercado en línea: mostramos lo que venden tiendas independientes, recibimos su
        pedido y su pago, y organizamos la entrega. El vendedor es la tienda cuyo nombre aparece en la página
        de cada producto y en su carrito.
      </p>
    ),
  },
  {
    id: 'age',
    title: 'Su edad',
    body: (
      <p>
        Al usar este sitio, usted confirma que tiene la edad legal para consumir alcohol. El alcohol se vende
        y se entrega solo a personas mayores de 21 años. Si no se presenta una prueba de edad en la entrega,
        se devuelve a la tienda.
      </p>
    ),
  },
  {
    id: 'orders',
    title: 'Pedidos',
    body: (
      <>
        <p>
          Al presionar HACER PEDIDO, usted hace una oferta de compra; la página de confirmación le indica que
          fue aceptada. Una tienda puede rechazar artículos que no pueda entregar. Se lo haremos saber, y no
          se le cobrarán.
        </p>
        <p>
          Puede pedir de 1 a 24 unidades de cada artículo. Hacemos entregas en direcciones de los Estados
          Unidos, en el código postal para el que hizo la compra.
        </p>
      </>
    ),
  },
  {
    id: 'prices',
    title: 'Precios y pago',
    body: (
      <p>
        Los precios están en <CurrencyName />. Los impuestos, los cargos de entrega y otros cargos dependen de
        su estado y de la velocidad de entrega; el resumen del pedido los detalla antes de que usted pague. Se
        puede usar un cupón por pedido, dentro de sus fechas de validez.
      </p>
    ),
  },
  {
    id: 'delivery',
    title: 'Entrega',
    body: (
      <p>
        Procuramos entregar en la fecha y en el horario que usted eligió, pero el clima y el tráfico pueden
        causar retrasos. Si los artículos se retrasan un día o más, puede cancelarlos. Las{' '}
        <AppLink href={faqPath()}>preguntas frecuentes</AppLink> explican hasta cuándo puede cambiar un
        pedido, y la <AppLink href={refundPolicyPath()}>política de reembolsos</AppLink> explica qué sucede
        cuando algo sale mal.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Su cuenta',
    body: (
      <p>
        Mantenga su contraseña en secreto, e infórmenos si es posible que otra persona la conozca. Podemos
        cerrar las cuentas que se usen para comprar para menores, para revender o para perjudicar a otros.
        Para cerrar su cuenta, escriba a <EmailLink />.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Responsabilidad y ley aplicable',
    body: (
      <p>
        Donde la ley lo permite, nuestra responsabilidad y la de las tiendas se limitan al precio del pedido.
        Se aplica la ley del estado en el que se entrega el pedido. Si alguno de estos términos no es válido,
        los demás siguen vigentes.
      </p>
    ),
  },
];

export const TermsConditionsContent: typeof English = ({ path }) => (
  <Article
    path={path}
    title="Términos y condiciones"
    lead="Los términos que se aplican cuando compra con nosotros."
    sections={SECTIONS}
  />
);
