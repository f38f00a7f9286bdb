import type { BankAccountRef } from '../../gateways/payout/port.ts';
import type { QueryCtx } from '../../platform/context.ts';
import { asFile } from '../../platform/documents/file-answer.ts';
import { invariant } from '../../platform/errors.ts';
import type { Routes } from '../../platform/http/route.ts';
import { readIssuer } from '../onboarding/public.ts';
import { bookedPaymentView } from './domain/booked-payment.ts';
import type { Company } from './domain/issuer-document.ts';
import { quotePdf } from './domain/quote-pdf.ts';
import { receiptPdf } from './domain/receipt-pdf.ts';
import { yearlyPdf } from './domain/yearly-pdf.ts';
import { bookedPayment, bookedPayments } from './queries/booked-payments.ts';
import { earlyQuote } from './queries/early-settlement.ts';
import { noteTransferAccount } from './queries/transfer-account.ts';
import { yearlyStatement } from './queries/yearly-paid.ts';

const PDF = 'application/pdf';

export interface IssuerRouteDeps {
  /** Where bank transfers go. */
  readonly trustAccount: BankAccountRef;
}

/** What a company keeps of its notes: what was paid, with receipts, what settles a note, and what was paid in a year. */
export function issuerDocumentRoutes(routes: Routes, { trustAccount }: IssuerRouteDeps): void {
  routes.on('noteBoTransferAccount', (call) =>
    call.read(async (ctx) => ({
      success: true,
      ...(await noteTransferAccount(ctx, trustAccount, call.principal.id, call.query.note_id)),
    })),
  );
  routes.on('noteBoPayments', (call) =>
    call.read(async (ctx) => {
      const items = await bookedPayments(ctx, call.principal.id, call.query.note_id);
      return { success: true, items: items.map(bookedPaymentView), next_cursor: null };
    }),
  );
  routes.on('noteBoReceipt', async (call) => {
    const { payment, company, at } = await call.read(async (ctx) => ({
      payment: await bookedPayment(ctx, call.principal.id, call.params.id),
      company: await companyOf(ctx, call.principal.id),
      at: ctx.businessNow,
    }));
    const file = receiptPdf(payment, company, { at, language: call.language });
    return asFile(call.reply, `receipt-${payment.receiptNumber}.pdf`, PDF).send(file);
  });
  routes.on('noteBoSettlementQuote', async (call) => {
    const { quote, company, at } = await call.read(async (ctx) => ({
      quote: await earlyQuote(ctx, call.principal.id, call.query.note_id),
      company: await companyOf(ctx, call.principal.id),
      at: ctx.businessNow,
    }));
    const file = quotePdf(quote, company, { at, language: call.language });
    return asFile(call.reply, `settlement-${quote.note.number}-${quote.on}.pdf`, PDF).send(file);
  });
  routes.on('noteBoYearlyStatement', async (call) => {
    const { statement, company, at } = await call.read(async (ctx) => ({
      statement: await yearlyStatement(ctx, call.principal.id, call.query.year),
      company: await companyOf(ctx, call.principal.id),
      at: ctx.businessNow,
    }));
    const file = yearlyPdf(statement, company, { at, language: call.language });
    return asFile(call.reply, `paid-${company.registrationNo}-${statement.year}.pdf`, PDF).send(file);
  });
}

async function companyOf(ctx: QueryCtx, issuerId: string): Promise<Company> {
  const company = await readIssuer(ctx, issuerId);
  invariant(company, `issuer ${issuerId} of a note exists`);
  return company;
}
