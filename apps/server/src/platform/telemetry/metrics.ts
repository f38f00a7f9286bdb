import type { Meter } from '@opentelemetry/api';

/** What the product measures of itself; names and units are those of OpenTelemetry where it has them. */
export interface Metrics {
  /** A request that was answered, by the pattern of its route, so that no id becomes a label. */
  recordRequest(request: RequestMeasure): void;
  recordJob(job: JobMeasure): void;
  /** What one transaction of a queue decides. */
  recordBatch(queue: QueueName, items: number): void;
}

export interface RequestMeasure {
  readonly method: string;
  /** Undefined where no route matched. */
  readonly route: string | undefined;
  readonly status: number;
  readonly durationMs: number;
}

export interface JobMeasure {
  readonly task: string;
  readonly outcome: 'done' | 'failed';
  readonly durationMs: number;
}

export type QueueName = 'subscriptions' | 'confirmations';

/** Where nobody reads them. */
export const noMetrics: Metrics = {
  recordRequest: () => undefined,
  recordJob: () => undefined,
  recordBatch: () => undefined,
};

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_SECONDS = [0.01, 0.05, 0.25, 1, 5, 30, 120, 600];
const BATCH_ITEMS = [1, 2, 5, 10, 25, 50, 100, 250, 500];

/** The instruments of a process. */
export function createMetrics(meter: Meter): Metrics {
  const requests = meter.createHistogram('http.server.request.duration', {
    ...{ unit: 's', description: 'Time from the head of a request to the end of its answer' },
    advice: { explicitBucketBoundaries: REQUEST_SECONDS },
  });
  const jobs = meter.createHistogram('titian.job.duration', {
    ...{ unit: 's', description: 'Time that a job took' },
    advice: { explicitBucketBoundaries: JOB_SECONDS },
  });
  const batches = meter.createHistogram('titian.batch.items', {
    description: 'Items that one transaction of a queue decides',
    advice: { explicitBucketBoundaries: BATCH_ITEMS },
  });
  return {
    recordRequest({ method, route, status, durationMs }) {
      requests.record(durationMs / 1_000, {
        ...{ 'http.request.method': method, 'http.response.status_code': status },
        'http.route': route ?? '',
      });
    },
    recordJob: ({ task, outcome, durationMs }) => jobs.record(durationMs / 1_000, { task, outcome }),
    recordBatch: (queue, items) => batches.record(items, { queue }),
  };
}
