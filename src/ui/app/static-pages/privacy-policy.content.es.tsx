import { Article, type ArticleSection } from './article';
import { EmailLink } from '../../shared/brand/contact-links';
import type { PrivacyPolicyContent as English } from './privacy-policy.content';

const FIRST_SECTIONS: readonly ArticleSection[] = [
  {
    id: 'what-we-collect',
    title: 'Qué recopilamos y por qué',
    body: (
      <ul>
        <li>Su código postal, para mostrarle lo que se puede entregar donde usted está.</li>
        <li>Su dirección de correo electrónico, para enviarle novedades sobre su pedido.</li>
        <li>El nombre, la dirección y el número de teléfono del destinatario, para entregar el pedido.</li>
        <li>Sus pedidos y mensajes de regalo, para prepararlos y para responder a sus preguntas.</li>
        <li>
          Si tiene una cuenta, un resumen criptográfico (hash) de su contraseña. Nunca guardamos la contraseña
          misma.
        </li>
        <li>
          Si hace la verificación de identidad, fotos de su identificación y de su rostro, para confirmar su
          edad y su identidad.
        </li>
      </ul>
    ),
  },
  {
    id: 'cards',
    title: 'Tarjetas',
    body: (
      <p>
        Usted introduce el número de su tarjeta en un formulario de nuestro proveedor de pagos, y ese número
        nunca llega a nosotros. Guardamos solo lo que le permite reconocer la tarjeta: la marca, los últimos
        cuatro dígitos y la fecha de vencimiento.
      </p>
    ),
  },
  {
    id: 'browser',
    title: 'Qué guarda su navegador',
    body: (
      <>
        <p>
          Su navegador guarda su código postal, el identificador de su carrito, sus opciones de entrega, los
          últimos productos que vio y, mientras tenga la sesión iniciada, un token de sesión. Al cerrar la
          sesión se eliminan. Dos cookies recuerdan dónde compra usted y el idioma que eligió, para que la
          primera página que vea sea la correcta; no contienen datos personales.
        </p>
        <p>No usamos cookies publicitarias ni scripts publicitarios de terceros.</p>
      </>
    ),
  },
];

const COUNTING: ArticleSection = {
  id: 'counting',
  title: 'Qué contamos',
  body: (
    <p>
      Contamos con qué frecuencia se llega a cada paso del pago, y los importes de las compras. Estos
      recuentos nunca incluyen su nombre, su dirección, su pedido ni ningún otro dato que lo identifique a
      usted o a su navegador.
    </p>
  ),
};

const FURTHER_SECTIONS: readonly ArticleSection[] = [
  {
    id: 'sharing',
    title: 'Con quién los compartimos',
    body: (
      <ul>
        <li>
          Tiendas: cada una ve sus propios artículos, el destinatario, la dirección y la fecha de entrega.
        </li>
        <li>
          Conductores y empresas de mensajería: la dirección y el número de teléfono, hasta que se entrega el
          pedido.
        </li>
        <li>Nuestro proveedor de pagos: lo que necesita para cobrarle y reembolsarle.</li>
        <li>Autoridades: donde lo exigen las leyes sobre la venta de alcohol.</li>
      </ul>
    ),
  },
  {
    id: 'how-long',
    title: 'Cuánto tiempo los guardamos',
    body: (
      <p>
        Guardamos los pedidos durante el tiempo que exigen las leyes fiscales; las direcciones y las tarjetas,
        hasta que usted las elimine; y las fotos de una verificación de identidad, hasta que se complete, pero
        un día como máximo. Todo lo demás se elimina junto con su cuenta.
      </p>
    ),
  },
  {
    id: 'your-rights',
    title: 'Sus derechos',
    body: (
      <p>
        Puede pedir una copia de sus datos, y que se corrijan o se eliminen. Escriba a <EmailLink />.
        Respondemos en 30 días, sin costo.
      </p>
    ),
  },
];

export const PrivacyPolicyContent: typeof English = ({ path, name, countsEvents }) => (
  <Article
    path={path}
    title="Política de privacidad"
    lead={`Qué sabe ${name} de usted, para qué lo usamos y cómo hacer que se elimine.`}
    sections={[...FIRST_SECTIONS, ...(countsEvents ? [COUNTING] : []), ...FURTHER_SECTIONS]}
  />
);
