/** The ways in which a port can fail. */
export const FAILURE_KINDS = ['offline', 'timeout', 'fault', 'refused'] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** Latencies to choose from, in milliseconds. */
export const LATENCIES = [0, 300, 1_000, 3_000, 10_000] as const;

export interface PortFault {
  readonly latencyMs: number;
  /** Blank: a normal answer. */
  readonly failure: FailureKind | '';
}

/** Events that several ports have to agree on. */
export const EVENTS = ['sold-out', 'slot-gone'] as const;
export type ShopEvent = (typeof EVENTS)[number];

const NO_FAULT: PortFault = { latencyMs: 0, failure: '' };

/** Which ports fail, and how; can be written as text, so that a bug report is a link. */
export class Faults {
  static readonly none = new Faults(new Map(), new Set());

  private constructor(
    private readonly ports: ReadonlyMap<string, PortFault>,
    private readonly events: ReadonlySet<ShopEvent>,
  ) {}

  /** Parses `Carts:1000ms+offline,Orders:refused,sold-out`; ignores what it does not know. */
  static parse(text: string): Faults {
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
    return words.split('+').reduce((faults, word) => faults.with(port, parseWord(word)), this as Faults);
  }
}

function parseWord(word: string): Partial<PortFault> {
  const milliseconds = /^(\d{1,6})ms$/.exec(word)?.[1];
  if (milliseconds) return { latencyMs: Number(milliseconds) };
  const failure = FAILURE_KINDS.find((name) => name === word);
  return failure ? { failure } : {};
}

const faultText = ({ latencyMs, failure }: PortFault): string =>
  [latencyMs > 0 ? `${latencyMs}ms` : '', failure].filter(Boolean).join('+');
