import { CurrencyName } from '../../shared/price/currency-name';
import { AppLink } from '../../shared/link/app-link';
import { myOrdersPath, refundPolicyPath } from '../../shared/paths/paths';
import type { faqTopics as English, Topic } from './faq-topics.content';

const DELIVERY: Topic = {
  id: 'delivery',
  title: 'Entrega',
  questions: [
    {
      question: '¿Cómo sé si hacen entregas donde estoy?',
      answer: (
        <p>
          Introduzca su código postal en la parte superior de cualquier página. Entonces verá solo lo que se
          puede entregar allí, y en cuánto tiempo. Si nadie hace entregas allí todavía, le sugerimos códigos
          postales que sí atendemos.
        </p>
      ),
    },
    {
      question: '¿Qué significan Local, Mensajería y Directo de la granja?',
      answer: (
        <ul>
          <li>Local: un conductor lo entrega el mismo día, en el horario que usted elija.</li>
          <li>Mensajería: sale de la tienda al día siguiente y llega en 2 o 3 días.</li>
          <li>
            Directo de la granja: se envía directamente desde el productor, para la fecha que usted elija.
          </li>
        </ul>
      ),
    },
    {
      question: '¿Por qué mi carrito está dividido en grupos?',
      answer: (
        <p>
          Cada grupo contiene los artículos que una tienda entrega con una misma velocidad de entrega. Cada
          grupo tiene su propia fecha de entrega y, en el caso de Local, su propio horario. Usted paga todos
          los grupos una sola vez.
        </p>
      ),
    },
    {
      question: '¿Puedo elegir cuándo llega mi pedido?',
      answer: (
        <p>
          Sí. Elija las fechas y los horarios en el carrito. Un día no está disponible cuando la tienda está
          cerrada o sus conductores no tienen más lugar.
        </p>
      ),
    },
    {
      question: '¿Y si no hay nadie en casa?',
      answer: (
        <p>
          Llámenos para indicarnos dónde puede dejar el conductor las flores y los regalos. El alcohol debe
          entregarse a una persona mayor de 21 años que pueda mostrar una identificación.
        </p>
      ),
    },
  ],
};

const CHANGES: Topic = {
  id: 'changes',
  title: 'Cambiar un pedido',
  questions: [
    {
      question: 'Introduje una dirección equivocada. ¿Qué puedo hacer?',
      answer: (
        <p>
          Llámenos con su número de pedido en cuanto se dé cuenta. En torno a las principales fiestas, las
          rutas se planifican con una semana de anticipación, así que necesitamos saberlo antes. La nueva
          dirección debe estar en el mismo código postal; de lo contrario, cancelamos el pedido y usted lo
          hace de nuevo.
        </p>
      ),
    },
    {
      question: '¿Puedo agregar o quitar artículos?',
      answer: (
        <p>
          Por teléfono, hasta que la tienda haya empacado el pedido. Después, un artículo solo se puede
          devolver; consulte la <AppLink href={refundPolicyPath()}>política de reembolsos</AppLink>.
        </p>
      ),
    },
    {
      question: '¿Dónde encuentro mi número de pedido?',
      answer: (
        <p>
          En la página de confirmación del pedido y, si ha iniciado sesión, en{' '}
          <AppLink href={myOrdersPath()}>Mis pedidos</AppLink>.
        </p>
      ),
    },
  ],
};

const FRESHNESS: Topic = {
  id: 'freshness',
  title: 'Frescura',
  questions: [
    {
      question: '¿Qué cubre la garantía de frescura?',
      answer: (
        <p>
          Si sus flores se marchitan en la semana posterior a la entrega aunque se mantuvieron en agua limpia,
          las reponemos o se las reembolsamos. Basta con una foto; no es necesario devolverlas.
        </p>
      ),
    },
    {
      question: '¿Cómo mantengo fresco un ramo?',
      answer: (
        <ol>
          <li>Corte una pulgada de los tallos en diagonal y póngalos en agua de inmediato.</li>
          <li>Manténgalos en un lugar fresco, sin sol directo y lejos de las frutas.</li>
          <li>Cada dos días, cambie el agua y recorte los tallos.</li>
        </ol>
      ),
    },
  ],
};

const PAYING: Topic = {
  id: 'paying',
  title: 'El pago y su cuenta',
  questions: [
    {
      question: '¿Cómo puedo pagar?',
      answer: (
        <p>
          Con tarjeta de crédito, de débito o de cajero automático, por UPI, o en la entrega si la tienda lo
          acepta. Todos los precios están en <CurrencyName />. Usted ve los impuestos y los cargos antes de
          realizar el pedido.
        </p>
      ),
    },
    {
      question: '¿Necesito una cuenta?',
      answer: (
        <p>
          No. Puede pagar como invitado con su dirección de correo electrónico. Una cuenta guarda sus
          direcciones, tarjetas y pedidos.
        </p>
      ),
    },
    {
      question: '¿Qué edad debo tener?',
      answer: (
        <p>
          Más de 21 años para comprar alcohol. Podemos pedirle una prueba de edad, y también puede pedírsela
          el conductor que lo entrega.
        </p>
      ),
    },
  ],
};

export const faqTopics: typeof English = [DELIVERY, CHANGES, FRESHNESS, PAYING];
