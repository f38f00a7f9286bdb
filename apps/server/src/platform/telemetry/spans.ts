import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/**
 * What happens within a process, for whoever reads its traces: without a provider (`startTracing`) nothing is
 * recorded. Names and attributes hold patterns, tasks and hosts; ids, texts and messages of errors never become part of a span.
 */
const tracer = () => trace.getTracer('titian');

interface SpanDetails {
  readonly kind?: SpanKind;
  readonly attributes?: Attributes;
  /** What it is part of; the active span where it is omitted. */
  readonly parent?: Context;
}

/** Does work within a span that ends with it; an error marks it by its type. */
export function withSpan<Result>(
  name: string,
  { kind = SpanKind.INTERNAL, attributes = {}, parent = context.active() }: SpanDetails,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  return tracer().startActiveSpan(name, { kind, attributes }, parent, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** A request's span, which is ended with its answer. */
export interface RequestSpan {
  /** What is called within belongs to the request. */
  enter(work: () => void): void;
  /** @param route its pattern; undefined where none matched */
  end(route: string | undefined, status: number): void;
}

/** Begins the span of a request. What a client says about its trace is not believed. */
export function startRequestSpan(method: string): RequestSpan {
  const attributes = { 'http.request.method': method };
  const span = tracer().startSpan(method, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT);
  const within = trace.setSpan(ROOT_CONTEXT, span);
  return {
    enter: (work) => context.with(within, work),
    end(route = '', status) {
      span.updateName(`${method} ${route}`.trimEnd());
      span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
      if (status >= 500) {
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
}

/** What a job carries of the trace that caused it (W3C Trace Context); nothing where there is none. */
export function carriedTrace(): { readonly traceparent?: string } {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent === undefined ? {} : { traceparent: carrier.traceparent };
}

/** The trace that a job carries. */
export function causeOf(traceparent: unknown): Context {
  return propagation.extract(ROOT_CONTEXT, { traceparent });
}

/** Identifies the active span in a line of the log, by the names of OpenTelemetry's logs. */
export function traceFields(): { readonly trace_id?: string; readonly span_id?: string } {
  const span = trace.getActiveSpan()?.spanContext();
  return span === undefined ? {} : { trace_id: span.traceId, span_id: span.spanId };
}
