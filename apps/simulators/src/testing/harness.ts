import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SimulatorConfig } from '../config.ts';
import { type Simulators, startSimulators } from '../start.ts';
import { fpxKeys, Merchant, merchantKeys } from './merchant.ts';

/** Running simulators with a merchant beside them, for one test file. */
export class Harness {
  readonly merchant = new Merchant();
  /** The simulators' clock, when a test sets it. */
  time: Date | null = null;
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'simulators-'));
  readonly #changes: Partial<SimulatorConfig>;
  #running: Simulators | null = null;

  constructor(changes: Partial<SimulatorConfig> = {}) {
    this.#changes = changes;
  }

  get dataDir(): string {
    return this.#dataDir;
  }

  get url(): string {
    return this.#simulators.simulatorUrl;
  }

  get smtpPort(): number {
    return this.#simulators.smtpPort;
  }

  get #simulators(): Simulators {
    if (this.#running === null) throw new Error('not started');
    return this.#running;
  }

  async start(): Promise<this> {
    if (this.merchant.directUrl === '') await this.merchant.listen();
    const config: SimulatorConfig = {
      httpPort: 0,
      smtpPort: 0,
      dataDir: this.#dataDir,
      merchantPublicKeyPem: merchantKeys.publicPem,
      fpxPrivateKeyPem: fpxKeys.privatePem,
      fpxCertificatePem: fpxKeys.publicPem,
      exchangeId: 'EX00000001',
      sellerId: 'SE00000001',
      directUrl: this.merchant.directUrl,
      indirectUrl: 'http://127.0.0.1:1/api/fpx/indirect',
      trustAccountNo: null,
      operatingAccountNo: null,
      ...this.#changes,
    };
    this.#running = await startSimulators(config, () => this.time ?? new Date());
    return this;
  }

  async stop(): Promise<void> {
    await this.#running?.close();
    this.#running = null;
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  async close(): Promise<void> {
    await this.stop();
    await this.merchant.close();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  get(path: string): Promise<Response> {
    return fetch(this.url + path, { redirect: 'manual' });
  }

  postForm(path: string, fields: Record<string, string>): Promise<Response> {
    return fetch(this.url + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  }

  postXml(path: string, body: string): Promise<Response> {
    return fetch(this.url + path, { method: 'POST', body, headers: { 'content-type': 'application/xml' } });
  }

  /** Posts JSON and reads the JSON answer, whatever its status. */
  async postJson<Answer>(path: string, body: unknown): Promise<{ status: number; body: Answer }> {
    const answer = await fetch(this.url + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    const read: Answer = JSON.parse(await answer.text());
    return { status: answer.status, body: read };
  }

  async getJson<Answer>(path: string): Promise<Answer> {
    const answer = await this.get(path);
    const read: Answer = JSON.parse(await answer.text());
    return read;
  }
}
