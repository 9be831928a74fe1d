import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { FaultBoard } from './fault-board';
import { EVENTS, LATENCIES, type PortFault, type ShopEvent, FAILURE_KINDS } from './faults';
import styles from './fault-panel.module.css';
import { PORT_NAMES } from './remote-ports';

const EVENT_LABELS: Readonly<Record<ShopEvent, string>> = {
  'sold-out': 'Products in the cart are sold out',
  'slot-gone': 'Delivery slots are fully booked',
};

interface FaultPanelProps {
  readonly board: FaultBoard;
  /** Further developer tools. */
  readonly children?: ReactNode;
}

/** Panel for developers: which ports fail, and how. */
export const FaultPanel = observer(function FaultPanel({ board, children }: FaultPanelProps) {
  const { faults } = board;
  return (
    <details className={styles.panel}>
      <summary>Faults{faults.text && `: ${faults.text}`}</summary>
      <div className={styles.inside}>
        {EVENTS.map((event) => (
          <label key={event}>
            <input type="checkbox" checked={faults.has(event)} onChange={() => board.toggle(event)} />{' '}
            {EVENT_LABELS[event]}
          </label>
        ))}
        <table>
          <thead>
            <tr>
              <th scope="col">Port</th>
              <th scope="col">Latency</th>
              <th scope="col">Result</th>
            </tr>
          </thead>
          <tbody>
            {PORT_NAMES.map((port) => (
              <PortRow
                key={port}
                port={port}
                fault={faults.at(port)}
                onChange={(change) => board.change(port, change)}
              />
            ))}
          </tbody>
        </table>
        <p>The URL of this page contains these settings: share it to reproduce them.</p>
        <button type="button" onClick={() => board.clear()}>
          Clear all faults
        </button>
        {children}
      </div>
    </details>
  );
});

interface PortRowProps {
  readonly port: string;
  readonly fault: PortFault;
  readonly onChange: (change: Partial<PortFault>) => void;
}

function PortRow({ port, fault, onChange }: PortRowProps) {
  const latencies = [...new Set([...LATENCIES, fault.latencyMs])].sort((a, b) => a - b);
  return (
    <tr>
      <th scope="row">{port}</th>
      <td>
        <select
          aria-label={`${port} latency`}
          value={fault.latencyMs}
          onChange={(event) => onChange({ latencyMs: Number(event.target.value) })}
        >
          {latencies.map((milliseconds) => (
            <option key={milliseconds} value={milliseconds}>
              {milliseconds / 1_000} s
            </option>
          ))}
        </select>
      </td>
      <td>
        <select
          aria-label={`${port} result`}
          value={fault.failure}
          onChange={({ target }) =>
            onChange({ failure: FAILURE_KINDS.find((name) => name === target.value) ?? '' })
          }
        >
          <option value="">normal</option>
          {FAILURE_KINDS.map((failure) => (
            <option key={failure}>{failure}</option>
          ))}
        </select>
      </td>
    </tr>
  );
}
