import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Meter } from '@opentelemetry/api';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import { observeProcess } from './process-metrics.ts';

/** Metrics in Prometheus' format, at `/metrics` of a port of their own. */
export interface MetricsServer {
  readonly meter: Meter;
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts to measure and to answer.
 * @param port 0 for a free one
 * @throws Error where the port is taken
 */
export async function startMetricsServer(host: string, port: number): Promise<MetricsServer> {
  const exporter = new PrometheusExporter({
    ...{ preventServerStart: true, withoutScopeInfo: true, withoutTargetInfo: true },
  });
  const provider = new MeterProvider({ readers: [exporter] });
  const meter = provider.getMeter('titian');
  const endProcess = observeProcess(meter);
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url === '/metrics') {
      exporter.getMetricsRequestHandler(request, response);
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: opened } = server.address() as AddressInfo;
  return {
    meter,
    url: `http://${host}:${opened}/metrics`,
    async stop() {
      endProcess();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await provider.shutdown();
    },
  };
}
