import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { SimulatorConfig } from '../config.ts';
import { readPublicKey } from './checksum.ts';
import type { FpxContext } from './context.ts';
import { DirectConfirmations } from './direct-confirmations.ts';
import { expireAbandoned } from './expire.ts';
import { type Collection, Mandates } from './mandates.ts';
import { bankPageRoutes } from './routes.bank-pages.ts';
import { fpxControlRoutes } from './routes.control.ts';
import { directDebitRoutes } from './routes.direct-debit.ts';
import { exchangeRoutes } from './routes.exchange.ts';
import { inboxRoutes } from './routes.inbox.ts';
import { FpxControls } from './settings.ts';
import { resume } from './settle.ts';
import { type Transaction, Transactions } from './transactions.ts';

const SWEEP_MS = 5_000;

/** What the exchange needs from its surroundings. */
export interface FpxSurroundings {
  readonly config: SimulatorConfig;
  readonly now: () => Date;
  readonly onApproved: (transaction: Transaction) => void;
  readonly onCollected: (collection: Collection) => void;
}

/** A running exchange. */
export interface Fpx {
  readonly context: FpxContext;
  /** Repeats what a stopped process left open. */
  resume(): void;
  close(): Promise<void>;
}

/** Reads our private key and makes sure that the published certificate belongs to it. */
function readOwnKey(config: SimulatorConfig): KeyObject {
  const privateKey = createPrivateKey(config.fpxPrivateKeyPem);
  const published = readPublicKey(config.fpxCertificatePem, 'FPX_CERT_FILE');
  if (!createPublicKey(privateKey).equals(published)) {
    throw new Error('FPX_CERT_FILE does not belong to FPX_PRIVATE_KEY_FILE. Make both again.');
  }
  return privateKey;
}

/** Records the outcome of an attempt to deliver a Direct AC. */
function remember(transactions: Transactions, orderNo: string, acknowledged: boolean): void {
  const transaction = transactions.byOrderNo(orderNo);
  if (transaction === null) return;
  const { direct } = transaction;
  const tries = direct.tries + 1;
  transactions.save({
    ...transaction,
    direct: { ...direct, tries, acknowledged: direct.acknowledged || acknowledged },
  });
}

/** Builds the exchange and puts its addresses on the server. */
export function mountFpx(server: FastifyInstance, surroundings: FpxSurroundings): Fpx {
  const { config, now, onApproved, onCollected } = surroundings;
  const transactions = new Transactions(join(config.dataDir, 'simulator', 'fpx.jsonl'));
  const confirmations = new DirectConfirmations(config.directUrl, (orderNo, acknowledged) =>
    remember(transactions, orderNo, acknowledged),
  );
  const context: FpxContext = {
    exchangeId: config.exchangeId,
    sellerId: config.sellerId,
    directUrl: config.directUrl,
    indirectUrl: config.indirectUrl,
    merchantKey: readPublicKey(config.merchantPublicKeyPem, 'MERCHANT_PUBLIC_KEY_FILE'),
    privateKey: readOwnKey(config),
    controls: new FpxControls(),
    transactions,
    mandates: new Mandates(join(config.dataDir, 'simulator', 'mandates.jsonl')),
    confirmations,
    now,
    onApproved,
    onCollected,
  };
  exchangeRoutes(server, context, config.fpxCertificatePem);
  bankPageRoutes(server, context);
  inboxRoutes(server, context);
  directDebitRoutes(server, context);
  fpxControlRoutes(server, context);
  const sweep = setInterval(() => expireAbandoned(context), SWEEP_MS);
  sweep.unref();
  return {
    context,
    resume: () => resume(context),
    close: () => {
      clearInterval(sweep);
      return confirmations.close();
    },
  };
}
