import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { z } from 'zod';
import type { TestApp } from './app.ts';

const main = fileURLToPath(new URL('../../simulators/src/main.ts', import.meta.url));
const TRUST_ACCOUNT_NO = '514012345678';

const ready = z.object({ simulator_url: z.string(), smtp_port: z.number() });
const paid = z.object({
  debitAuthCode: z.string(),
  fpxTxnId: z.string(),
  indirect: z.object({ action: z.string(), fields: z.record(z.string(), z.string()) }).nullable(),
  direct_acknowledged: z.boolean(),
});

/** How the simulated payer's bank decides. */
export interface SimulatedPayment {
  readonly payerName?: string;
  /** A response code, `success`, `fail` or `pending`. */
  readonly code?: string;
  /** How long to wait for the product's acknowledgement. */
  readonly waitMs?: number;
}

/** A bank that pays what it is given and knows every account, as `control('bank', …)` takes it. */
export const reliableBank = {
  reject_accounts: [],
  return_accounts: [],
  check_funds: true,
  booking_date: null,
};

/** The simulators as their own program: exchange, payout bank and mailbox. */
export interface Simulators {
  readonly url: string;
  /** For `createTestApp`, so that the product talks to them. */
  readonly environment: NodeJS.ProcessEnv;
  /** Lets the exchange's confirmations reach an app; until then they are rejected. */
  serve(app: TestApp): void;
  /** Does what a buyer at the bank does, and waits for the direct confirmation. */
  payAtBank(
    form: Readonly<Record<string, string>>,
    payment?: SimulatedPayment,
  ): Promise<z.output<typeof paid>>;
  /** Configures the exchange or the bank, or calls another route under /control. */
  control(path: string, body: object): Promise<unknown>;
  stop(): Promise<void>;
}

/** Starts the simulators with the keys of this test run, on ports of their own. */
export async function startSimulators(): Promise<Simulators> {
  const folder = mkdtempSync(join(tmpdir(), 'titian-simulators-'));
  let served: TestApp | null = null;
  const callbacks = createServer((request, response) => {
    if (served === null) {
      response.writeHead(503).end();
    } else {
      served.app.routing(request, response);
    }
  });
  const callbackUrl = await listen(callbacks);
  const child = fork(main, {
    execArgv: ['--import', 'tsx'],
    env: environment(folder, callbackUrl),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { simulator_url: url, smtp_port: smtpPort } = await readyMessage(child);
  const control = (path: string, body: object) => post(`${url}/control/${path}`, body);
  return {
    url,
    environment: {
      FPX_BASE_URL: url,
      PAYOUT_BASE_URL: url,
      PAYOUT_ACCOUNT_NUMBER: TRUST_ACCOUNT_NO,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    },
    serve: (app) => {
      served = app;
    },
    control,
    payAtBank: async (form, payment = {}) =>
      paid.parse(
        await control('fpx/pay', {
          fields: form,
          ...(payment.code === undefined ? {} : { outcome: payment.code }),
          ...(payment.payerName === undefined ? {} : { payer_name: payment.payerName }),
          ...(payment.waitMs === undefined ? {} : { wait_ms: payment.waitMs }),
        }),
      ),
    async stop() {
      await end(child);
      callbacks.closeAllConnections();
      callbacks.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function environment(folder: string, callbackUrl: string): NodeJS.ProcessEnv {
  const keys = inject('keys');
  return {
    PATH: process.env.PATH ?? '',
    DATA_DIR: folder,
    MERCHANT_PUBLIC_KEY_FILE: keys.merchantPublicKeyFile,
    FPX_PRIVATE_KEY_FILE: keys.fpxKeyFile,
    FPX_CERT_FILE: keys.fpxCertificateFile,
    FPX_EXCHANGE_ID: 'EX00012345',
    FPX_SELLER_ID: 'SE00012345',
    FPX_DIRECT_URL: `${callbackUrl}/api/fpx/direct`,
    FPX_INDIRECT_URL: `${callbackUrl}/api/fpx/indirect`,
    TRUST_ACCOUNT_NO,
  };
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('the server for callbacks has no port');
  }
  return `http://127.0.0.1:${address.port}`;
}

async function readyMessage(child: ChildProcess): Promise<z.output<typeof ready>> {
  const ended = once(child, 'exit').then(() => {
    throw new Error('the simulators ended before they were ready');
  });
  const [message] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
  return ready.parse(message);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
}

async function post(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}: ${JSON.stringify(answer)}`);
  }
  return answer;
}
