import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { FaultBoard } from './fault-board';
import { EVENTS, LATENCIES, type PortFault, type ShopEvent, TROUBLES } from './faults';
import styles from './fault-panel.module.css';
import { PORT_NAMES } from './remote-ports';

const EVENT_WORDS: Readonly<Record<ShopEvent, string>> = {
  'sold-out': 'What is in the cart has sold out',
  'slot-gone': 'The delivery slots are booked',
};

export interface FaultPanelProps {
  readonly board: FaultBoard;
  /** More of a developer's. */
  readonly children?: ReactNode;
}

/** A developer's: what fails, at which port. */
export const FaultPanel = observer(function FaultPanel({ board, children }: FaultPanelProps) {
  const { faults } = board;
  return (
    <details className={styles.panel}>
      <summary>Faults{faults.text && `: ${faults.text}`}</summary>
      <div className={styles.inside}>
        {EVENTS.map((event) => (
          <label key={event}>
            <input type="checkbox" checked={faults.has(event)} onChange={() => board.toggle(event)} />{' '}
            {EVENT_WORDS[event]}
          </label>
        ))}
        <table>
          <thead>
            <tr>
              <th scope="col">Port</th>
              <th scope="col">Answers after</th>
              <th scope="col">with</th>
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
        <p>The address of this page has all of it: send it, and others see the same.</p>
        <button type="button" onClick={() => board.clear()}>
          Mend everything
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
          aria-label={`${port} answers after`}
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
          aria-label={`${port} answers with`}
          value={fault.trouble}
          onChange={({ target }) =>
            onChange({ trouble: TROUBLES.find((name) => name === target.value) ?? '' })
          }
        >
          <option value="">its answer</option>
          {TROUBLES.map((trouble) => (
            <option key={trouble}>{trouble}</option>
          ))}
        </select>
      </td>
    </tr>
  );
}
