import { createServer } from 'node:http';
import { bodyOf, close, listen } from './local-server';

/** A span as a collector receives it. */
export interface CollectedSpan {
  service: string;
  name: string;
  /** 1: internal, 2: server, 3: client. */
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Record<string, unknown>;
  /** Whether it failed. */
  hasFailed: boolean;
}

export interface TraceCollector {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  endpoint: string;
  spans: CollectedSpan[];
  /** Everything that was received. */
  received: () => string;
  /** Resolves once a span is there that the predicate accepts. */
  until(isWanted: (span: CollectedSpan) => boolean): Promise<CollectedSpan>;
  stop(): Promise<void>;
}

/** Receives traces by OTLP over HTTP, in JSON. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  let received = '';
  let tell = () => {};
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      if (request.method === 'POST' && request.url === '/v1/traces') {
        received += String(body);
        spans.push(...spansOf(JSON.parse(String(body)) as Export));
        tell();
      }
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  const port = await listen(server);
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    received: () => received,
    until: async (isWanted) => {
      for (;;) {
        const found = spans.find(isWanted);
        if (found) return found;
        await new Promise<void>((resolve) => (tell = resolve));
      }
    },
    stop: () => close(server),
  };
}

/** The parts of an OTLP message that tests read. */
interface Export {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: (Omit<CollectedSpan, 'attributes'> & { attributes: Attribute[]; status: Status })[];
    }[];
  }[];
}

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

interface Status {
  code?: number;
}

const ERROR = 2;

const spansOf = ({ resourceSpans }: Export): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap((scope) =>
      scope.spans.map(({ name, kind, traceId, spanId, parentSpanId, attributes, status }) => ({
        service: String(valuesOf(resource.attributes)['service.name']),
        name,
        kind,
        traceId,
        spanId,
        parentSpanId,
        attributes: valuesOf(attributes),
        hasFailed: status.code === ERROR,
      })),
    ),
  );

const valuesOf = (attributes: Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
