import type { FastifyInstance } from 'fastify';
import {
  bankCallbackRoutes,
  createPayments,
  type Payments,
  type PurposeHandler,
  paymentJobs,
  paymentRoutes,
} from '../modules/payments/public.ts';
import { type NoteReader, topupPurpose, walletRoutes } from '../modules/wallet/public.ts';
import type { Config } from '../platform/config.ts';
import type { Routes } from '../platform/http/route.ts';
import type { JobTable } from '../platform/jobs.ts';
import type { Log } from '../platform/log.ts';
import type { Work } from '../platform/work.ts';
import type { MoneyGateways } from './gateways.ts';

export interface ComposedPayments {
  /** For the modules above that ask for payments. */
  readonly payments: Payments;
  readonly jobs: JobTable;
  register(routes: Routes, api: FastifyInstance): void;
}

export interface PaymentNeeds {
  readonly config: Config;
  readonly work: Work;
  readonly log: Log;
  readonly gateways: MoneyGateways;
  /** What payments are for, beside top-ups. */
  readonly purposes: readonly PurposeHandler[];
  readonly notes: NoteReader;
}

/** Payments in and out, and the wallet that stands on them. */
export function composePayments(needs: PaymentNeeds): ComposedPayments {
  const parts = {
    work: needs.work,
    rail: needs.gateways.rail,
    log: needs.log,
    publicUrl: needs.config.publicUrl,
    purposes: [topupPurpose, ...needs.purposes],
  };
  const payments = createPayments(parts);
  return {
    payments,
    jobs: paymentJobs(parts),
    register(routes, api) {
      paymentRoutes(routes, parts);
      bankCallbackRoutes(api, parts);
      walletRoutes(routes, { payments, notes: needs.notes });
    },
  };
}
