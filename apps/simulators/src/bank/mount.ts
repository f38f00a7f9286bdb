import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { SimulatorConfig } from '../config.ts';
import { AccountBook } from './account-book.ts';
import type { BankContext } from './context.ts';
import { bankControlRoutes } from './routes.control.ts';
import { operatingRoutes } from './routes.operating.ts';
import { bankRoutes } from './routes.ts';
import { BankControls } from './settings.ts';

/** Builds the payout bank and puts its addresses on the server. */
export function mountBank(server: FastifyInstance, config: SimulatorConfig, now: () => Date): BankContext {
  const context: BankContext = {
    book: new AccountBook(join(config.dataDir, 'simulator', 'bank.jsonl')),
    controls: new BankControls(),
    trustAccountNo: config.trustAccountNo,
    operatingAccountNo: config.operatingAccountNo,
    operatingBook: new AccountBook(join(config.dataDir, 'simulator', 'operating.jsonl')),
    now,
  };
  bankRoutes(server, context);
  bankControlRoutes(server, context);
  operatingRoutes(server, context);
  return context;
}
