import { Article, type ArticleSection } from './article';
import { EmailLink, PhoneLink } from '../../shared/brand/contact-links';
import type { RefundPolicyContent as English } from './refund-policy.content';

const SECTIONS: readonly ArticleSection[] = [
  {
    id: 'flowers',
    title: 'Flores: la garantía de frescura de 7 días',
    body: (
      <p>
        Si un ramo se marchita en los 7 días posteriores a la entrega, envíenos una foto y su número de
        pedido. Lo reponemos en la próxima fecha disponible o le reembolsamos el precio, lo que usted
        prefiera. Puede quedarse con las flores.
      </p>
    ),
  },
  {
    id: 'damaged',
    title: 'Artículos dañados, faltantes o equivocados',
    body: (
      <>
        <p>
          Avísenos en un plazo de 7 días si una botella llega rota, si un regalo no es el que eligió o si una
          parte de su pedido no llega. Lo enviamos otra vez, o se lo reembolsamos junto con el cargo de
          entrega.
        </p>
        <p>Basta con una foto, pero conserve la botella rota y su caja hasta que le respondamos.</p>
      </>
    ),
  },
  {
    id: 'mind',
    title: 'Si cambia de opinión',
    body: (
      <ul>
        <li>
          Hasta que la tienda haya empacado su pedido, puede cambiarlo o cancelarlo por teléfono sin ningún
          cargo.
        </li>
        <li>
          Puede devolver regalos y accesorios sin abrir en un plazo de 14 días. Usted paga el envío de la
          devolución; nosotros le reembolsamos el precio.
        </li>
        <li>
          El alcohol que ha salido de la tienda no se puede devolver, salvo que esté defectuoso: la mayoría de
          los estados no permiten revenderlo.
        </li>
        <li>Las flores no se pueden devolver.</li>
      </ul>
    ),
  },
  {
    id: 'not-delivered',
    title: 'Si no pudimos hacer la entrega',
    body: (
      <p>
        Si no hay nadie mayor de 21 años para recibir el alcohol, el conductor lo devuelve a la tienda y
        acordamos otra fecha con usted. Si eso no es posible, le reembolsamos los artículos, pero no el cargo
        de entrega.
      </p>
    ),
  },
  {
    id: 'how',
    title: 'Cómo se pagan los reembolsos',
    body: (
      <>
        <p>
          Reembolsamos al método de pago que usted usó: a tarjetas en 5 a 10 días hábiles, por UPI en 3. Si
          pagó en la entrega, hacemos el reembolso a una tarjeta o a un ID de UPI de su elección. Las propinas
          son para el conductor y se reembolsan solo si el pedido nunca llegó.
        </p>
        <p>
          Para solicitar un reembolso, llame al <PhoneLink /> o escriba a <EmailLink />.
        </p>
      </>
    ),
  },
];

export const RefundPolicyContent: typeof English = ({ path }) => (
  <Article
    path={path}
    title="Política de reembolsos"
    lead="Si algo está mal en su pedido, lo solucionamos. Aquí le explicamos cómo y cuánto tarda."
    sections={SECTIONS}
  />
);
