import { randomUUID } from 'node:crypto';
import { SpanStatusCode } from '@opentelemetry/api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { xhr } from '../../../test/builders/http.ts';
import { registrationForm } from '../../../test/builders/identity.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { startServerProcess, type TestServer } from '../../../test/server-process.ts';
import { type TestServer as Collector, startHttpServer } from '../../gateways/testing/http-server.ts';
import { withClient } from '../db/client.ts';
import { newId } from '../ids.ts';

/** A span as OTLP writes it in JSON. */
interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly status: { readonly code?: number };
}

let database: TestDatabase;
let collector: Collector;
let server: TestServer;
beforeAll(async () => {
  [database, collector] = await Promise.all([createTestDatabase(), startHttpServer()]);
  server = await startServerProcess(database.workerUrl, {
    ...{ LOG_LEVEL: 'info', DATABASE_CONNECTIONS: '4' },
    TRACES_URL: `${collector.url}/v1/traces`,
  });
});
afterAll(async () => {
  await server.stop();
  await Promise.all([collector.stop(), database.drop()]);
});

function spans(): readonly Span[] {
  return collector.requests.flatMap(({ body }) => {
    const { resourceSpans } = JSON.parse(body);
    return resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Span[] }[] }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    );
  });
}

async function span(isIt: (one: Span) => boolean): Promise<Span> {
  return vi.waitUntil(() => spans().find(isIt), { timeout: 60_000 });
}

const register = (email: string) => {
  const body = new FormData();
  for (const [field, value] of Object.entries(registrationForm({ email }))) {
    body.set(field, value);
  }
  return fetch(`${server.url}/api/register`, { method: 'POST', headers: xhr, body });
};

describe('traces', () => {
  it('name a request by its route, and believe no client about its trace', async () => {
    const traceId = randomUUID().replaceAll('-', '');
    const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
    await fetch(`${server.url}/api/notes/${newId()}?for=somebody`, { headers });
    const request = await span(({ name }) => name === 'GET /api/notes/:id');
    expect(request.traceId).not.toBe(traceId);
    expect(request.parentSpanId ?? '').toBe('');
  });

  it('follow a call into its command, and into the job that it caused', async () => {
    const email = `person.${randomUUID()}@example.com`;
    expect((await register(email)).status).toBe(201);
    const request = await span(({ name }) => name === 'POST /api/register');
    const isPart = (one: Span) => one.traceId === request.traceId;
    const job = await span((one) => isPart(one) && one.name === 'job send_email');
    const command = await span(({ spanId }) => spanId === job.parentSpanId);
    expect([command.name, command.parentSpanId]).toEqual(['command', request.spanId]);
  });

  it('stand in the lines of the log', async () => {
    // It names no note, so that it fails.
    await withClient(database.url, (client) =>
      client.query(`select graphile_worker.add_job('allot_subscriptions')`),
    );
    const job = await span(({ name }) => name === 'job allot_subscriptions');
    expect(job.status.code).toBe(SpanStatusCode.ERROR);
    const line = server.lines.find((one) => one.trace_id === job.traceId);
    expect(line).toMatchObject({ span_id: job.spanId, msg: 'a job failed and will be tried again' });
  });

  it('hold nothing that somebody typed, and no id, nor does the log', async () => {
    const form = registrationForm({ email: `nobody.${randomUUID()}@example.com` });
    const id = newId();
    await register(form.email);
    await fetch(`${server.url}/api/notes/${id}?for=${form.email}`);
    await fetch(`${server.url}/api/${form.email}`, { headers: { 'user-agent': form.last_name } });
    await span(({ name }) => name === 'GET');
    await vi.waitUntil(() => spans().filter(({ name }) => name === 'job send_email').length > 1);
    const published = collector.requests.map(({ body }) => body).join('');
    const logged = server.lines.map((line) => JSON.stringify(line)).join('');
    for (const typed of [id, form.email, form.first_name, form.last_name, form.phone_number]) {
      expect(published).not.toContain(typed);
      expect(logged).not.toContain(typed);
    }
    expect(published).not.toContain('127.0.0.1');
  });

  it('are lost where nobody reads them, and delay neither calls nor the end', async () => {
    const deaf = await startHttpServer();
    deaf.respond(() => 'keep_silent');
    const other = await startServerProcess(database.workerUrl, { TRACES_URL: `${deaf.url}/v1/traces` });
    expect((await fetch(`${other.url}/health`)).status).toBe(200);
    await other.stop();
    await deaf.stop();
  });
});
