import type { myOrdersTexts as English } from './my-orders';

export const myOrdersTexts: typeof English = {
  title: 'SUS PEDIDOS',
  types: 'Tipos de pedido',
  order: (number) => `PEDIDO #${number}`,
  item: 'Producto',
  status: 'Estado',
  quantity: 'Cantidad',
  tax: 'Impuestos',
  total: 'Total',
  printReceipt: 'Imprimir recibo',
  receipt: (number) => `Recibo del pedido #${number}`,
  date: 'Fecha',
  delivery: 'Entrega',
  deliveryAddress: 'Dirección de entrega',
  payment: 'Pago',
  amounts: {
    items: 'PRODUCTOS',
    delivery: 'ENTREGA',
    fees: 'CARGOS',
    tax: 'IMPUESTOS',
    tip: 'PROPINA',
    discount: 'DESCUENTO',
    total: 'TOTAL',
  },
  day: {
    Delivery: (day) => `Entrega: ${day}`,
    Pickup: (day) => `Recogida: ${day}`,
    'Dine-In': (day) => `Visita: ${day}`,
  },
  none: 'Todavía no tiene pedidos',
  noneHint: 'Sus pedidos y su estado aparecerán aquí.',
  noneOf: {
    Delivery: 'Todavía no tiene pedidos con entrega',
    Pickup: 'Todavía no tiene pedidos de recogida',
    'Dine-In': 'Todavía no tiene pedidos para consumir en el local',
  },
  noneOfHint: {
    Delivery: 'Los pedidos que se le entregan aparecerán aquí.',
    Pickup:
      'Los pedidos que recoge en una tienda aparecerán aquí. Elija Recogida en las opciones de entrega.',
    'Dine-In':
      'Los pedidos para una visita a un local aparecerán aquí. Elija Consumir en el local en las opciones de entrega.',
  },
  toStore: 'Empezar a comprar',
  choosePickUp: 'Elegir Recogida',
  chooseDineIn: 'Elegir Consumir en el local',
  see: {
    Delivery: (count) => `Ver ${count} ${count === 1 ? 'pedido' : 'pedidos'} con entrega`,
    Pickup: (count) => `Ver ${count} ${count === 1 ? 'pedido' : 'pedidos'} de recogida`,
    'Dine-In': (count) => `Ver ${count} ${count === 1 ? 'pedido' : 'pedidos'} para consumir en el local`,
  },
};
