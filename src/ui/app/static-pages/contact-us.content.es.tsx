import { AppLink } from '../../shared/link/app-link';
import { faqPath, myOrdersPath, storeLocatorPath } from '../../shared/paths/paths';
import { Article, type ArticleSection } from './article';
import { EmailLink, PhoneLink } from '../../shared/brand/contact-links';
import type { ContactUsContent as English } from './contact-us.content';
import { type Fact, FactCards } from './fact-cards';

const CONTACT_METHODS: readonly Fact[] = [
  { icon: 'phone', title: 'Llamar', text: <PhoneLink /> },
  { icon: 'mail', title: 'Correo electrónico', text: <EmailLink /> },
];

const SECTIONS: readonly ArticleSection[] = [
  {
    id: 'call-or-email',
    title: '¿Llamar o escribir?',
    body: (
      <>
        <p>
          Llame por un pedido que está en camino o a punto de salir: para cambiar la dirección o los
          artículos, o cuando el conductor no lo encuentra a usted. Podemos contactar con la tienda mientras
          usted está al teléfono.
        </p>
        <p>
          Para todo lo demás, escríbanos un correo electrónico. Respondemos en un día hábil. Si algo llegó
          roto o marchito, adjunte una foto, por favor.
        </p>
      </>
    ),
  },
  {
    id: 'what-we-need',
    title: 'Qué necesitamos saber',
    body: (
      <ul>
        <li>
          Su número de pedido: está en la página de confirmación y en{' '}
          <AppLink href={myOrdersPath()}>Mis pedidos</AppLink>.
        </li>
        <li>La dirección de correo electrónico con la que hizo el pedido.</li>
        <li>El nombre de la tienda, si pidió en varias.</li>
      </ul>
    ),
  },
  {
    id: 'stores',
    title: 'Preguntar a la tienda',
    body: (
      <p>
        En la página de cada producto aparece el nombre de la tienda que lo vende. Si necesita consejo sobre
        una botella o un ramo, pregunte a la tienda: nadie conoce mejor sus productos. Encuentre tiendas con
        el <AppLink href={storeLocatorPath()}>localizador de tiendas</AppLink>.
      </p>
    ),
  },
  {
    id: 'answers',
    title: 'Preguntas habituales',
    body: (
      <p>
        La mayoría de las preguntas son sobre la entrega, los cambios en un pedido y la frescura. Encontrará
        las respuestas en nuestras <AppLink href={faqPath()}>preguntas frecuentes</AppLink>.
      </p>
    ),
  },
];

export const ContactUsContent: typeof English = ({ path, hours }) => {
  const methods: readonly Fact[] = [
    ...CONTACT_METHODS,
    { icon: 'clock', title: 'Horario del servicio al cliente', text: hours },
  ];
  return (
    <Article
      path={path}
      title="Contacto"
      lead="¿Preguntas sobre un pedido, una entrega o un producto? Estamos aquí para ayudarle."
      summary={<FactCards label="Formas de contactarnos" facts={methods} />}
      sections={SECTIONS}
    />
  );
};
