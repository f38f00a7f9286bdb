import { Readable } from 'node:stream';
import { message } from '@titian/contracts/messages/message';
import type { FastifyReply } from 'fastify';
import type { BankAccountRef } from '../../gateways/payout/port.ts';
import type { QueryCtx } from '../../platform/context.ts';
import { asFile } from '../../platform/documents/file-answer.ts';
import { fieldError } from '../../platform/errors.ts';
import type { Call, Routes } from '../../platform/http/route.ts';
import { type FileIntake, withUploads } from '../files/public.ts';
import { type BankAccountDeps, verifyBankAccount } from '../onboarding/public.ts';
import type { Payments } from '../payments/public.ts';
import { readSettings } from '../settings/public.ts';
import { makeMobileLink, startMobileTopup } from './commands/mobile-link.ts';
import { requestWithdrawal } from './commands/request-withdrawal.ts';
import { sendProof } from './commands/send-proof.ts';
import { startTopup } from './commands/start-topup.ts';
import { incomePdf } from './domain/income-pdf.ts';
import type { NoteReader } from './domain/movement.ts';
import { statementCsv } from './domain/statement-csv.ts';
import { statementJson } from './domain/statement-json.ts';
import { statementPdf } from './domain/statement-pdf.ts';
import { statementPeriod } from './domain/statement-period.ts';
import {
  presentMobileLink,
  presentMobileTopup,
  presentMovement,
  presentOwnTopup,
  presentOwnWithdrawal,
  presentStarted,
  presentTopupResult,
  presentWithdrawal,
} from './present.ts';
import { readIncome } from './queries/income-statement.ts';
import { readMobileTopup, topupOfLink } from './queries/mobile-topup.ts';
import { recentMovements, searchMovements } from './queries/movements.ts';
import { ownTopups, ownWithdrawals } from './queries/own-lists.ts';
import { ownTopup, ownTopupResult } from './queries/own-topup.ts';
import { openStatement } from './queries/statement.ts';
import { readTransferAccount } from './queries/transfer-account.ts';

/** What the wallet needs from below and above it. */
export interface WalletDeps {
  readonly payments: Payments;
  readonly notes: NoteReader;
  readonly storage: FileIntake;
  /** Dependencies of the account enquiry before the first withdrawal. */
  readonly bankAccounts: BankAccountDeps;
  /** Origin of the site as customers type it. */
  readonly publicUrl: string;
  /** Where bank transfers go. */
  readonly trustAccount: BankAccountRef;
}

export function walletRoutes(routes: Routes, deps: WalletDeps): void {
  const { payments, storage, publicUrl } = deps;
  mobileRoutes(routes, deps);
  routes.on(
    'investorTopup',
    (call) => {
      const { amount, payment_type: paymentType, manual_payment_proof_file: proof } = call.body;
      const userId = call.principal.id;
      if (paymentType === 'manual') {
        return withUploads(storage, call.principal, { manual_payment_proof_file: proof }, (stored) =>
          call.once(async (ctx) => {
            const proofs = stored.manual_payment_proof_file ?? [];
            return presentStarted(await sendProof(ctx, publicUrl, { userId, amount, proofs }));
          }),
        );
      }
      const input = { userId, amount, idempotencyKey: call.idempotencyKey };
      return call.once(async (ctx) => presentStarted(await startTopup(ctx, payments, input)));
    },
    201,
  );

  routes.on('investorVerifyLatestTopup', async (call) => {
    const { id } = call.principal;
    const refNumber = call.body.ref_number;
    const topup = await call.read((ctx) => ownTopup(ctx, id, refNumber));
    if (topup.intentId !== null) {
      await payments.checkPayment(call.scope, topup.intentId);
    }
    const result = await call.read((ctx) => ownTopupResult(ctx, id, refNumber));
    return presentTopupResult(result, call.language);
  });

  routes.on(
    'investorWithdraw',
    async (call) => {
      const { amount, otp_code: otpCode = null } = call.body;
      await verifyBankAccount(deps.bankAccounts, call.scope, call.principal.id);
      const request = { userId: call.principal.id, amount, otpCode, idempotencyKey: call.idempotencyKey };
      return call.once(async (ctx) => presentWithdrawal(await requestWithdrawal(ctx, request)));
    },
    201,
  );

  ownLists(routes, deps);
  movementRoutes(routes, deps);
}

/** What moved on a customer's account. */
function movementRoutes(routes: Routes, { notes }: WalletDeps): void {
  routes.on('activityData', async (call) => {
    const page = await call.read((ctx) => searchMovements(ctx, notes, call.principal.id, call.query));
    return {
      success: true,
      items: page.rows.map((one) => presentMovement(one, call.language)),
      next_cursor: page.nextCursor,
    };
  });

  routes.on('notesLedger', async (call) => {
    const search = { ...call.query, on_notes: true };
    const page = await call.read((ctx) => searchMovements(ctx, notes, call.principal.id, search));
    return {
      success: true,
      items: page.rows.map((one) => presentMovement(one, call.language)),
      next_cursor: page.nextCursor,
    };
  });

  routes.on('dashboardRecentActivities', async (call) => {
    const items = await call.read((ctx) => recentMovements(ctx, notes, call.principal.id));
    return {
      success: true,
      items: items.map((one) => presentMovement(one, call.language)),
      next_cursor: null,
    };
  });

  routes.on('activityStatement', (call) => call.read((ctx) => answerStatement(ctx, notes, call)));
}

/** What an investor has put in and taken out, with how each stands. */
function ownLists(routes: Routes, { trustAccount }: WalletDeps): void {
  routes.on('investorTransferAccount', async (call) => {
    const account = await call.read((ctx) => readTransferAccount(ctx, trustAccount, call.principal.id));
    return { success: true, ...account };
  });

  routes.on('investorTopups', async (call) => {
    const page = await call.read((ctx) => ownTopups(ctx, call.principal.id, call.query));
    return {
      success: true,
      items: page.rows.map((one) => presentOwnTopup(one, call.language)),
      next_cursor: page.nextCursor,
    };
  });

  routes.on('investorWithdrawals', async (call) => {
    const page = await call.read((ctx) => ownWithdrawals(ctx, call.principal.id, call.query));
    return {
      success: true,
      items: page.rows.map((one) => presentOwnWithdrawal(one, call.language)),
      next_cursor: page.nextCursor,
    };
  });
}

/** A statement in the requested format, streamed while it is read; its rows are never all in memory. */
async function answerStatement(
  ctx: QueryCtx,
  notes: NoteReader,
  { principal, query, reply, language }: Call<'activityStatement'>,
): Promise<FastifyReply> {
  if (query.format === 'income' && principal.role !== 'investor') {
    throw fieldError('format', message('income_statement_for_investors'));
  }
  const period = statementPeriod(query, ctx.businessDate);
  const statement = await openStatement(ctx, notes, principal.id, period);
  const { supportEmail } = await readSettings(ctx);
  const made = { madeAt: ctx.businessNow, supportEmail, language };
  const name = ['titian', query.format === 'income' ? 'income' : 'statement', statement.holder.number]
    .concat(period.label)
    .filter((one) => one !== null)
    .join('-');
  switch (query.format) {
    case 'json':
      return reply
        .type('application/json')
        .send(Readable.from(statementJson(statement, (one) => presentMovement(one, language))));
    case 'csv':
      return asFile(reply, `${name}.csv`, 'text/csv; charset=utf-8').send(
        statementCsv(statement, made.language),
      );
    case 'pdf':
      return asFile(reply, `${name}.pdf`, 'application/pdf').send(
        Readable.from(statementPdf(statement, made)),
      );
    case 'income': {
      const incomes = await readIncome(statement);
      return asFile(reply, `${name}.pdf`, 'application/pdf').send(
        Readable.from(incomePdf(statement, incomes, made)),
      );
    }
  }
}

/** The same top-up on a phone, by a link instead of a sign-in (WAL-15). */
function mobileRoutes(routes: Routes, { payments, publicUrl }: WalletDeps): void {
  routes.on(
    'mobileTopupLink',
    async (call) =>
      presentMobileLink(await call.command((ctx) => makeMobileLink(ctx, call.principal.id, publicUrl))),
    201,
  );

  routes.on('mobileTopup', async (call) => {
    const { token } = call.params;
    const topup = await call.read((ctx) => topupOfLink(ctx, token));
    if (topup !== null && topup.intentId !== null) {
      await payments.checkPayment(call.scope, topup.intentId);
    }
    return presentMobileTopup(await call.read((ctx) => readMobileTopup(ctx, token)), call.language);
  });

  routes.on(
    'mobileTopupStart',
    async (call) => {
      const input = { token: call.params.token, amount: call.body.amount };
      const started = await call.command((ctx) => startMobileTopup(ctx, payments, input));
      return { success: true, link: started.link, ref_number: started.refNumber };
    },
    201,
  );
}
