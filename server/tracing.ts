import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import type { Attributes, Context, Span, SpanKind, TextMapPropagator, Tracer } from '@opentelemetry/api';

/** Short, so that an unreachable collector does not delay the shutdown. */
const SEND_TIMEOUT_MS = 2_000;

/** Describes a span. Names and attributes are kinds of things: never people, addresses or values of queries. */
export interface SpanOptions {
  name: string;
  kind: 'server' | 'client' | 'internal' | 'consumer';
  attributes?: Attributes;
}

export interface OpenSpan {
  /** Spans that begin within the work are children of this one. */
  run<Result>(work: () => Result): Result;
  /** Headers with which another server continues the trace. */
  headers(): Record<string, string>;
  /** @param result `failure`: the kind of failure; absent: none */
  end(result?: { attributes?: Attributes; failure?: string }): void;
}

/** Records what a server does for its requests. */
export interface Tracing {
  /** @param caller headers of the request whose trace it continues; absent: it is a child of the current span */
  begin(options: SpanOptions, caller?: IncomingHttpHeaders): OpenSpan;
  /** Runs work in a child of the current span; without one, nothing is recorded. */
  inSpan<Result>(options: SpanOptions, work: () => Promise<Result>): Promise<Result>;
  /** Headers with which others continue the current trace, also later; without a span there are none. */
  headers(): Record<string, string>;
  /** Sends the remaining spans. */
  close(): Promise<void>;
}

/**
 * Sends traces to a collector by OTLP over HTTP. The packages are loaded here, so that a server without traces has no
 * cost. They read further variables of OpenTelemetry: `OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER`, `OTEL_EXPORTER_OTLP_HEADERS` …
 *
 * @param endpoint address of the collector, as in `OTEL_EXPORTER_OTLP_ENDPOINT`
 */
export async function openTracing(endpoint: string, service: string): Promise<Tracing> {
  const [api, core, exporter, resources, sdk] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-node'),
  ]);
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const provider = new sdk.NodeTracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME || service }),
    spanProcessors: [
      new sdk.BatchSpanProcessor(new exporter.OTLPTraceExporter({ url, timeoutMillis: SEND_TIMEOUT_MS })),
    ],
  });
  return new OpenTelemetryTracing(
    api,
    provider.getTracer(service),
    new core.W3CTraceContextPropagator(),
    () => provider.shutdown().catch(() => undefined),
  );
}

type Api = typeof import('@opentelemetry/api');

class OpenTelemetryTracing implements Tracing {
  private readonly active = new AsyncLocalStorage<Context>();

  constructor(
    private readonly api: Api,
    private readonly tracer: Tracer,
    private readonly propagator: TextMapPropagator,
    readonly close: () => Promise<void>,
  ) {}

  begin({ name, kind, attributes }: SpanOptions, caller?: IncomingHttpHeaders): OpenSpan {
    const { ROOT_CONTEXT, defaultTextMapGetter, trace } = this.api;
    const parent = caller
      ? this.propagator.extract(ROOT_CONTEXT, caller, defaultTextMapGetter)
      : (this.active.getStore() ?? ROOT_CONTEXT);
    const span = this.tracer.startSpan(name, { kind: this.kindOf(kind), attributes }, parent);
    const own = trace.setSpan(parent, span);
    return {
      run: (work) => this.active.run(own, work),
      headers: () => this.headersOf(own),
      end: (result) => this.end(span, result),
    };
  }

  async inSpan<Result>(options: SpanOptions, work: () => Promise<Result>): Promise<Result> {
    if (!this.active.getStore()) return work();
    const span = this.begin(options);
    try {
      const result = await span.run(work);
      span.end();
      return result;
    } catch (error) {
      span.end({ failure: kindOfError(error) });
      throw error;
    }
  }

  headers(): Record<string, string> {
    const current = this.active.getStore();
    return current ? this.headersOf(current) : {};
  }

  private headersOf(context: Context): Record<string, string> {
    const headers: Record<string, string> = {};
    this.propagator.inject(context, headers, this.api.defaultTextMapSetter);
    return headers;
  }

  private end(span: Span, { attributes = {}, failure }: Parameters<OpenSpan['end']>[0] = {}): void {
    span.setAttributes(attributes);
    if (failure !== undefined) {
      span.setAttribute('error.type', failure);
      span.setStatus({ code: this.api.SpanStatusCode.ERROR });
    }
    span.end();
  }

  private kindOf(kind: SpanOptions['kind']): SpanKind {
    const { SERVER, CLIENT, INTERNAL, CONSUMER } = this.api.SpanKind;
    return { server: SERVER, client: CLIENT, internal: INTERNAL, consumer: CONSUMER }[kind];
  }
}

/** Not the message, which may contain data. */
export function kindOfError(error: unknown): string {
  if (typeof error !== 'object' || error === null) return typeof error;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.constructor.name;
}
