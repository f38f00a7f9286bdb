import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { registerPending } from '../../../test/builders/identity.ts';
import { type SmtpTestServer, startSmtpServer } from '../../gateways/mail/testing/smtp-server.ts';
import { startJobs } from '../../platform/jobs.ts';

let server: SmtpTestServer;
let app: TestApp;
let jobs: { stop(): Promise<void> };

beforeAll(async () => {
  server = await startSmtpServer();
  app = await createTestApp({ SMTP_URL: server.url });
  jobs = await startJobs(app.jobs, {
    url: app.config.DATABASE_URL,
    log: app.log,
    concurrency: 2,
    pollIntervalMs: 50,
  });
});
afterAll(async () => {
  await jobs.stop();
  await app.finish();
  await server.stop();
});

it('a registration sends its mail through the job queue, as the product is put together', async () => {
  const { email } = await registerPending(app);
  await expect.poll(() => server.messages).toHaveLength(1);
  expect(server.messages[0]).toContain(`To: ${email}`);
  // Long lines are folded on the wire.
  expect(server.messages[0]?.replaceAll('=\r\n', '')).toContain('/register/verify/');
});
