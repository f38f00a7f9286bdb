import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';

/** What the spans of a process are called at their reader. */
const RESOURCE = resourceFromAttributes({ 'service.name': 'titian' });

/** A stop waits no longer for a collector that does not answer. */
const EXPORT_TIMEOUT_MS = 3_000;

/** Spans that are published. */
export interface Tracing {
  /** Publishes what is left, or gives it up where nobody reads it. */
  stop(): Promise<void>;
}

/**
 * Publishes the spans of this process by OTLP over HTTP, in JSON. It waits for nobody: where they are not read they are lost.
 * @param url the collector's address for traces, such as http://127.0.0.1:4318/v1/traces
 * @param ratio of the traces that are published, 0 to 1; all have ids, which are in the log
 */
export function startTracing(url: string, ratio: number): Tracing {
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: EXPORT_TIMEOUT_MS });
  const provider = new TracerProvider({
    resource: RESOURCE,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_TIMEOUT_MS })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return {
    async stop() {
      await provider.shutdown();
      trace.disable();
      propagation.disable();
      context.disable();
    },
  };
}
