export const orderAgainTexts = {
  title: 'Order again',
  allOrders: 'All orders',
  order: (number: string) => `Order #${number}`,
  total: (amount: string) => `Total ${amount}`,
  moreItems: (count: number) => `${count} more item${count === 1 ? '' : 's'}`,
};
