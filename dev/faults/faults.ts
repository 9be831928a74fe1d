/** What can go wrong at a port. */
export const TROUBLES = ['offline', 'timeout', 'fault', 'refused'] as const;
export type Trouble = (typeof TROUBLES)[number];

/** How long an answer waits, in milliseconds. */
export const LATENCIES = [0, 300, 1_000, 3_000, 10_000] as const;

export interface PortFault {
  readonly latencyMs: number;
  /** Blank: it answers as it does. */
  readonly trouble: Trouble | '';
}

/** What happens to a shopper while they shop; each shows at several ports. */
export const EVENTS = ['sold-out', 'slot-gone'] as const;
export type ShopEvent = (typeof EVENTS)[number];

export const NO_FAULT: PortFault = { latencyMs: 0, trouble: '' };

/** Which ports fail, and how; it reads and writes itself as text, so that a bug is a link. */
export class Faults {
  static readonly none = new Faults(new Map(), new Set());

  private constructor(
    private readonly ports: ReadonlyMap<string, PortFault>,
    private readonly events: ReadonlySet<ShopEvent>,
  ) {}

  /** `Carts:1000ms+offline,Orders:refused,sold-out`; what cannot be read is left out. */
  static read(text: string): Faults {
    return text.split(',').reduce((faults, item) => faults.reading(item), Faults.none);
  }

  get text(): string {
    const ports = [...this.ports].map(([port, fault]) => `${port}:${faultText(fault)}`);
    return [...ports, ...this.events].sort().join(',');
  }

  at(port: string): PortFault {
    return this.ports.get(port) ?? NO_FAULT;
  }

  has(event: ShopEvent): boolean {
    return this.events.has(event);
  }

  with(port: string, change: Partial<PortFault>): Faults {
    const fault = { ...this.at(port), ...change };
    const ports = new Map(this.ports);
    if (faultText(fault) === '') ports.delete(port);
    else ports.set(port, fault);
    return new Faults(ports, this.events);
  }

  toggled(event: ShopEvent): Faults {
    const events = new Set(this.events);
    if (!events.delete(event)) events.add(event);
    return new Faults(this.ports, events);
  }

  private reading(item: string): Faults {
    const event = EVENTS.find((name) => name === item);
    if (event) return this.has(event) ? this : this.toggled(event);
    const [port = '', words = ''] = item.split(':');
    return words.split('+').reduce((faults, word) => faults.with(port, readWord(word)), this as Faults);
  }
}

function readWord(word: string): Partial<PortFault> {
  const milliseconds = /^(\d{1,6})ms$/.exec(word)?.[1];
  if (milliseconds) return { latencyMs: Number(milliseconds) };
  const trouble = TROUBLES.find((name) => name === word);
  return trouble ? { trouble } : {};
}

const faultText = ({ latencyMs, trouble }: PortFault): string =>
  [latencyMs > 0 ? `${latencyMs}ms` : '', trouble].filter(Boolean).join('+');
