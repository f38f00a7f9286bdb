import type { Role } from '@titian/contracts/endpoint';
import { createLocalTrading } from '../gateways/commodity-trading/local/provider.ts';
import { createLocalBureau } from '../gateways/credit-bureau/local/provider.ts';
import { createLocalEkyc } from '../gateways/ekyc/local/provider.ts';
import { createSmtpMail } from '../gateways/mail/smtp.ts';
import { createLocalScreening } from '../gateways/screening/local/provider.ts';
import { type ApprovalExecutor, createApprovals } from '../modules/approvals/public.ts';
import type { FileIntake } from '../modules/files/public.ts';
import { createAuthenticator } from '../modules/identity/public.ts';
import { queueEmail } from '../modules/notifications/public.ts';
import { readOnboardingStatuses } from '../modules/onboarding/public.ts';
import { isSamePerson } from '../modules/operators/public.ts';
import {
  type BankAccount,
  createPayments,
  createReceiptLines,
  type HeldMoneyHandler,
  type LineTargetHandler,
  type PayoutHandler,
  type PurposeHandler,
  storedBanks,
  withStoredBankLists,
} from '../modules/payments/public.ts';
import {
  type ImpactCounter,
  legalVersionInForce,
  readAgreementVersion,
  readSettings,
} from '../modules/settings/public.ts';
import type { Config } from '../platform/config.ts';
import { type QueryCtx, type Scope, systemActor } from '../platform/context.ts';
import type { FieldEncryption } from '../platform/field-encryption.ts';
import type { Log } from '../platform/log.ts';
import type { Contributions } from '../platform/module.ts';
import type { RotatingStorage } from '../platform/storage.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { type MoneyGateways, openMoneyGateways } from './gateways.ts';

const MINUTE_MS = 60_000;
const MAIL_TIMEOUT_MS = 20_000;
const MAIL_CONNECTIONS = 10;
const ownScope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

/** What services are made from. */
export interface ModuleDeps {
  readonly config: Config;
  readonly work: UnitOfWork;
  readonly fieldEncryption: FieldEncryption;
  readonly storage: RotatingStorage & FileIntake;
  readonly log: Log;
}

export type AllContributions = Contributions<
  ApprovalExecutor,
  PurposeHandler,
  PayoutHandler,
  HeldMoneyHandler,
  LineTargetHandler,
  ImpactCounter
>;
export type Services = ReturnType<typeof openServices>;

/**
 * What several modules are made from: gateways, figures of the configuration, and services that rest on what modules
 * contribute.
 */
export function openServices(deps: ModuleDeps, all: AllContributions) {
  const { config, work } = deps;
  const gateways = openMoneyGateways(config, work.clock);
  const limits = {
    idleMs: config.SESSION_IDLE_MINUTES * MINUTE_MS,
    absoluteMs: config.SESSION_HOURS * 60 * MINUTE_MS,
  };
  return {
    ...deps,
    ...paymentServices(deps, gateways, all),
    ...localProviders(config),
    siteUrl: config.publicUrl.replace(/\/$/, ''),
    ...{ publicUrl: config.publicUrl, apiBase: config.API_BASE, secureCookies: config.secureCookies },
    authenticator: createAuthenticator({ work, readStatus: readOnboardingStatuses, limits, requiresPasskey }),
    approvals: createApprovals(
      all.executors,
      async (ctx) => (await readSettings(ctx)).approvalExpiryDays,
      isSamePerson,
    ),
    mail: createSmtpMail({
      url: config.SMTP_URL,
      from: config.MAIL_FROM,
      requireTls: config.smtpRequiresTls,
      timeoutMs: MAIL_TIMEOUT_MS,
      maxConnections: MAIL_CONNECTIONS,
    }),
    deviceCookie: { path: config.API_BASE, secure: config.secureCookies },
    ...{ limits, requiresPasskey, queueEmail, legalVersion: shownVersion },
  };
}

/** The bundled providers; the one for identity checks approves nothing by itself in production. */
function localProviders(config: Config) {
  return {
    provider: createLocalEkyc({
      approvesSampleCards: config.TITIAN_ENV !== 'production',
      webhookSecret: config.EKYC_WEBHOOK_SECRET ?? null,
    }),
    screening: createLocalScreening(),
    bureau: createLocalBureau(),
    trading: createLocalTrading({ isOpen: config.hasBundledTrading }),
  };
}

/**
 * Services that move money: the rail and the bank, the platform's accounts, and `payments` for the modules that
 * request a payment.
 */
function paymentServices({ config, work, log }: ModuleDeps, gateways: MoneyGateways, all: AllContributions) {
  const { bank, trustAccount, accountNumbers } = gateways;
  const rail = withStoredBankLists(gateways.rail, (channel) =>
    work.query(ownScope, (ctx) => storedBanks(ctx, channel)),
  );
  const { publicUrl } = config;
  return {
    ...{ rail, liveRail: gateways.rail, bank, trustAccount },
    operatingAccountNo: accountNumbers.operating,
    ownAccounts: ownAccountsOf(gateways),
    ...{ purposes: all.purposes, payoutHandlers: all.payouts, heldMoney: all.heldMoney },
    lineTargets: all.lineTargets,
    payments: createPayments({ work, log, publicUrl, rail, purposes: all.purposes }),
    receiptLines: createReceiptLines({ kind: 'trust_bank', accountNo: accountNumbers.trust }),
  };
}

/** The trust account, and the platform's own where there is one. */
function ownAccountsOf({ accountNumbers: { trust, operating } }: MoneyGateways): readonly BankAccount[] {
  const own: readonly BankAccount[] =
    operating === null ? [] : [{ kind: 'operating_bank', accountNo: operating }];
  return [{ kind: 'trust_bank', accountNo: trust }, ...own];
}

async function requiresPasskey(ctx: QueryCtx): Promise<boolean> {
  return (await readSettings(ctx)).operatorsRequirePasskey;
}

/** The terms of the role that registers. */
function shownVersion(ctx: QueryCtx, document: 'terms' | 'privacy', role: Role): Promise<string> {
  if (document === 'privacy') {
    return legalVersionInForce(ctx, 'privacy');
  }
  return role === 'investor'
    ? readAgreementVersion(ctx)
    : legalVersionInForce(ctx, 'tnc_issuer_conventional', 'tnc_issuer_islamic');
}
