import { AppLink } from '../../shared/link/app-link';
import { refundPolicyPath, storeLocatorPath } from '../../shared/paths/paths';
import { BrandName } from '../../shared/brand/brand-name';
import type { AboutUsContent as English } from './about-us.content';
import { Article, type ArticleSection } from './article';

const SECTIONS: readonly ArticleSection[] = [
  {
    id: 'what-we-do',
    title: 'Qué hacemos',
    body: (
      <>
        <p>
          <BrandName /> es un mercado en línea. Aquí venden vinotecas, licorerías, floristerías y creadores de
          regalos. Introduzca su código postal para ver qué entregan allí, en cuánto tiempo y a qué precio.
        </p>
        <p>
          Pida en todas las tiendas que quiera y pague una sola vez. Cada tienda prepara sus propios
          artículos, que llegan con la velocidad de entrega y el día que usted eligió.
        </p>
      </>
    ),
  },
  {
    id: 'three-speeds',
    title: 'Tres velocidades de entrega',
    body: (
      <ul>
        <li>Local: un conductor de una tienda cercana se lo entrega el mismo día.</li>
        <li>Mensajería: se envía al día siguiente y se entrega en 2 o 3 días.</li>
        <li>Directo de la granja: se envía directamente desde el viñedo o la granja de flores.</li>
      </ul>
    ),
  },
  {
    id: 'our-stores',
    title: 'Nuestras tiendas',
    body: (
      <>
        <p>
          Cada tienda vende con su propio nombre y su propia licencia, desde un local que usted puede visitar.
          A todas les pedimos que ofrezcan solo lo que tienen en existencia, que cobren en línea los mismos
          precios que en la tienda y que respondan a sus preguntas.
        </p>
        <p>
          Encuentre algunas de ellas con el{' '}
          <AppLink href={storeLocatorPath()}>localizador de tiendas</AppLink>.
        </p>
      </>
    ),
  },
  {
    id: 'our-promise',
    title: 'Nuestra promesa',
    body: (
      <>
        <p>
          El alcohol es para adultos. Lo vendemos solo a personas mayores de 21 años, y su edad se vuelve a
          comprobar en la entrega.
        </p>
        <p>
          Las flores se mantienen frescas durante el trayecto. Todos los ramos tienen nuestra garantía de
          frescura de 7 días; consulte la <AppLink href={refundPolicyPath()}>política de reembolsos</AppLink>.
        </p>
      </>
    ),
  },
];

export const AboutUsContent: typeof English = ({ path }) => (
  <Article
    path={path}
    title="Quiénes somos"
    lead="Quiénes somos, quién vende aquí y cómo le llega su pedido."
    sections={SECTIONS}
  />
);
