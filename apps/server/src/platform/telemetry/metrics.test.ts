import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { startServerProcess, type TestServer } from '../../../test/server-process.ts';
import { withClient } from '../db/client.ts';
import { newId } from '../ids.ts';

const settings = { METRICS_PORT: '0', LOG_LEVEL: 'info', DATABASE_CONNECTIONS: '4' };
let database: TestDatabase;
let server: TestServer;
let address: string;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServerProcess(database.workerUrl, settings);
  address = server.lines.find(({ url = '' }) => url.endsWith('/metrics'))?.url ?? '';
});
afterAll(async () => {
  await server.stop();
  await database.drop();
});

const read = async () => (await fetch(address)).text();

describe('metrics', () => {
  it('are refused at other addresses, to other methods, and on the port of the product', async () => {
    expect((await fetch(new URL('/', address))).status).toBe(404);
    expect((await fetch(`${address}?all=1`)).status).toBe(404);
    expect((await fetch(address, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  });

  it('count requests by route, without what anybody typed', async () => {
    const [id, email] = [newId(), 'somebody@titian.example'];
    await fetch(`${server.url}/api/notes/${id}?for=${email}`);
    await fetch(`${server.url}/api/${email}`);
    await fetch(`${server.url}/health`);
    await vi.waitUntil(async () => (await read()).includes('http_route="/health"'));
    const text = await read();
    const labels = 'http_request_method="GET",http_response_status_code="401",http_route="/api/notes/:id"';
    expect(text).toContain(`http_server_request_duration_count{${labels}`);
    expect(text).not.toContain(id);
    expect(text).not.toContain(email);
  });

  it('show every check of the page Health with its facts', async () => {
    await vi.waitUntil(async () => /titian_health_state\{check="workers"[^}]*\} 0/u.test(await read()));
    const text = await read();
    for (const check of ['jobs', 'mails', 'audit_chain', 'database', 'disk', 'reconciliation']) {
      expect(text).toMatch(new RegExp(`^titian_health_state\\{check="${check}"`, 'mu'));
    }
    expect(text).toMatch(/^titian_health_fact\{check="jobs",fact="waiting",unit="count"[^}]*\} \d/mu);
  });

  it('show jobs by task and outcome, and the process', async () => {
    // It names no note, so that it fails and waits to be tried again.
    await withClient(database.url, (client) =>
      client.query(`select graphile_worker.add_job('allot_subscriptions')`),
    );
    await vi.waitUntil(
      async () =>
        /titian_job_duration_count\{task="allot_subscriptions",outcome="failed"/u.test(await read()),
      {
        timeout: 30_000,
      },
    );
    expect(await read()).toMatch(/^process_memory_usage\S* \d{7,}/mu);
  });

  it('fail the start on a port that is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    await expect(
      startServerProcess(database.workerUrl, { ...settings, METRICS_PORT: String(port) }),
    ).rejects.toThrow(/EADDRINUSE/u);
    await new Promise((resolve) => other.close(resolve));
  });
});
