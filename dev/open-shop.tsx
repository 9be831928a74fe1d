import type { Container } from 'inversify';
import { createRoot } from 'react-dom/client';
import { pageSettings } from '../src/adapters/browser/page-settings-block';
import { browserStorages } from '../src/adapters/storage/browser-storages';
import { PaymentPage } from '../src/application/checkout/payment-page.port';
import { shopSettings } from '../src/composition/settings';
import { Shop } from '../src/composition/shop';
import { addressParameter } from './faults/address';
import { FaultBoard } from './faults/fault-board';
import { FaultPanel } from './faults/fault-panel';
import { withFaults } from './faults/with-faults';
import { REMOTE_PORTS } from './faults/remote-ports';
import { MemoryPaymentPage } from './memory/memory-payment-page';
import type { MemoryShop } from './memory/memory-shop';
import { MemoryTools } from './memory/memory-tools';

/**
 * Opens the shop for development: like `src/composition/open-shop.ts`, with the fault panel, and optionally with the
 * backend in memory.
 */
export function openShop(): Shop {
  const board = new FaultBoard(addressParameter());
  const memory = import.meta.env.MODE === 'memory' ? openMemory() : undefined;
  const fetch: typeof window.fetch | undefined = memory && (async (...call) => (await memory).fetch(...call));
  const adjust = (container: Container) => {
    for (const [name, port] of Object.entries(REMOTE_PORTS))
      container.onActivation<object>(port, (_, adapter) => withFaults(adapter, name, () => board.faults));
    if (memory) container.onActivation<PaymentPage>(PaymentPage, () => new MemoryPaymentPage(memory));
  };
  showPanel(board, memory);
  return new Shop({ ...shopSettings(pageSettings(), fetch), adjust }, browserStorages());
}

function showPanel(board: FaultBoard, memory: Promise<MemoryShop> | undefined): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<FaultPanel board={board}>{memory && <MemoryTools shop={memory} />}</FaultPanel>);
}

async function openMemory(): Promise<MemoryShop> {
  try {
    const { openMemoryShop } = await import('./memory/memory-shop');
    return await openMemoryShop();
  } catch (error) {
    // The shop itself can only report that it is offline.
    console.error('The backend in the page could not be started:', error);
    throw error;
  }
}
