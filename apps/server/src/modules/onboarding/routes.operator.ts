import { message } from '@titian/contracts/messages/message';
import { may } from '@titian/contracts/permissions';
import { AppError, fieldError } from '../../platform/errors.ts';
import type { OperatorPrincipal } from '../../platform/http/principal.ts';
import type { Routes } from '../../platform/http/route.ts';
import { type Approvals, subjectsWithProposal } from '../approvals/public.ts';
import { type FileIntake, fileLink, operatorFileLink, recordUploads, withUploads } from '../files/public.ts';
import { recordCustomerView } from '../identity/public.ts';
import { readBlockingNames } from '../screening/public.ts';
import { TAX_DOCUMENT_PURPOSE } from './commands/record-tax-residence.ts';
import { viewApplication, viewPremium } from './commands/view-application.ts';
import { applicantName } from './domain/applicant-name.ts';
import { mayDecide } from './domain/decisions.ts';
import { maskedForm } from './domain/masked-form.ts';
import { earliestFrom } from './domain/tax-residence.ts';
import { presentQueuedAddress, presentResidence } from './present.ts';
import {
  type QueuedApplication,
  readApplicationHistory,
  readApplications,
} from './queries/list-applications.ts';
import {
  derivedFigures,
  type QueuedPremium,
  readPremiumFiles,
  readPremiumHistory,
  readPremiumQueue,
} from './queries/list-premium.ts';
import { readAddressQueue } from './queries/read-address-changes.ts';
import { allFields, readOperatorFileLinks } from './queries/read-application.ts';
import { type QueuedBankAccount, readBankAccountQueue } from './queries/read-bank-account-change.ts';
import { isEkycVerified } from './queries/read-claimed-identity.ts';
import { readInvestor } from './queries/read-investor.ts';
import { readTaxResidences, type TaxFiledThrough } from './queries/read-tax-residence.ts';

/** The queue of applications and one of them with its documents (OPS-9). */
export function onboardingOperatorRoutes(routes: Routes, approvals: Approvals): void {
  premiumQueueRoutes(routes);
  bankAccountQueueRoute(routes);
  addressQueueRoute(routes);
  routes.on('operatorApplications', (call) =>
    call.read(async (ctx) => {
      const page = await readApplications(ctx, call.query);
      const items = page.rows.map((row) => ({ ...presentRow(row), can: canDo(row, call.principal) }));
      return { success: true, items, next_cursor: page.nextCursor };
    }),
  );

  routes.on('operatorApplication', (call) =>
    call.command(async (ctx) => {
      const row = await viewApplication(ctx, approvals, call.principal, call.params.id);
      const fields = allFields(row.application);
      const history = await readApplicationHistory(ctx, row);
      const application = {
        ...presentRow(row),
        data: JSON.parse(JSON.stringify(row.numbers === 'whole' ? fields : maskedForm(fields))),
        numbers: row.numbers,
        files: await readOperatorFileLinks(ctx, row.application, call.principal),
        is_ekyc_verified: await isEkycVerified(ctx, row.application),
        blocking_names: await readBlockingNames(ctx, row.application.userId),
        remarks: row.application.remarks.map((one) => ({ ...one })),
        history: history.map(({ at, actor, action, reason }) => ({
          ...{ at: at.toISOString(), actor, action, reason },
        })),
      };
      return { success: true, application, can: canDo(row, call.principal) };
    }),
  );
}

/** The queue of requests for Premium and one of them with its documents (ONB-15). */
function premiumQueueRoutes(routes: Routes): void {
  routes.on('operatorPremiumUpgrades', (call) =>
    call.read(async (ctx) => {
      const page = await readPremiumQueue(ctx, call.query);
      const items = page.rows.map((row) => ({ ...presentPremium(row), can: canDecide(row, call.principal) }));
      return { success: true, items, next_cursor: page.nextCursor };
    }),
  );

  routes.on('operatorPremiumUpgrade', (call) =>
    call.command(async (ctx) => {
      const row = await viewPremium(ctx, call.params.id);
      const { form, remarks, decidedAt } = row.application;
      const history = await readPremiumHistory(ctx, row);
      const application = {
        ...presentPremium(row),
        data: { ...form.fields },
        derived: derivedFigures(form.fields),
        files: await readPremiumFiles(ctx, row.application, call.principal),
        remarks,
        decided_at: decidedAt?.toISOString() ?? null,
        history: history.map(({ at, actor, action, reason }) => ({
          ...{ at: at.toISOString(), actor, action, reason },
        })),
      };
      return { success: true, application, can: canDecide(row, call.principal) };
    }),
  );
}

/** Wanted bank accounts whose holder the bank does not name clearly (WAL-13). */
function bankAccountQueueRoute(routes: Routes): void {
  routes.on('operatorBankAccounts', (call) =>
    call.read(async (ctx) => {
      const page = await readBankAccountQueue(ctx, call.query);
      const items = page.rows.map((row) => presentBankAccount(row, call.principal));
      return { success: true, items, next_cursor: page.nextCursor };
    }),
  );
}

/** Requested addresses, beside the ones in force and with their proof (ONB-39). */
function addressQueueRoute(routes: Routes): void {
  routes.on('operatorAddressChanges', (call) =>
    call.read(async (ctx) => {
      const page = await readAddressQueue(ctx, call.query);
      const items = page.rows.map((row) => presentQueuedAddress(row, call.principal));
      return { success: true, items, next_cursor: page.nextCursor };
    }),
  );
}

export interface TaxResidenceDeps {
  readonly storage: FileIntake;
  readonly filedThrough: TaxFiledThrough;
}

/** Where an investor is a tax resident, and the documents that records of it rest on (decision 044). */
export function taxResidenceOperatorRoutes(
  routes: Routes,
  { storage, filedThrough }: TaxResidenceDeps,
): void {
  routes.on('operatorTaxResidences', (call) =>
    call.command(async (ctx) => {
      const { id } = call.params;
      await recordCustomerView(ctx, id, 'tax_residences');
      const rows = await readTaxResidences(ctx, id);
      const newest = rows[0]?.residence;
      const items = rows.map((row) => ({
        ...presentResidence(row.residence, rows, ctx.businessDate),
        recorded_on: row.residence.recordedOn,
        file: row.file && operatorFileLink(row.file, call.principal),
      }));
      const isProposed = (await subjectsWithProposal(ctx, 'tax_residence', [id])).has(id);
      const isRole = may(call.principal, 'tax_residence');
      return {
        success: true,
        items,
        earliest:
          newest === undefined
            ? null
            : earliestFrom({ filedThrough: await filedThrough(ctx), newestFrom: newest.effectiveFrom }),
        can: { propose: isRole && newest !== undefined && !isProposed },
      };
    }),
  );
  routes.on(
    'operatorUploadTaxDocument',
    (call) =>
      withUploads(storage, call.principal, { document: call.body.document }, ({ document = [] }) =>
        call.command(async (ctx) => {
          const { id: userId } = call.params;
          if ((await readInvestor(ctx, userId)) === null) {
            throw new AppError('not_found');
          }
          const [file] = await recordUploads(ctx, document, { userId, purpose: TAX_DOCUMENT_PURPOSE });
          if (file === undefined) {
            throw fieldError('document', message('document_file_required'));
          }
          return { success: true, file: fileLink(file) };
        }),
      ),
    201,
    async ({ params, read }) => {
      if ((await read((ctx) => readInvestor(ctx, params.id))) === null) {
        throw new AppError('not_found');
      }
    },
  );
}

function presentBankAccount(
  { change, bankName, verifiedName, isProposed }: QueuedBankAccount,
  operator: OperatorPrincipal,
) {
  const mine = !isProposed && may(operator, 'bank_account_review');
  return {
    id: change.id,
    user_id: change.userId,
    verified_name: verifiedName,
    bank_name: bankName,
    last4: change.last4,
    holder_name: change.holderName,
    bank_holder_name: change.bankHolderName,
    name_check: change.nameCheck,
    requested_at: change.requestedAt.toISOString(),
    can: { accept: mine, refuse: mine },
  };
}

function presentPremium({ application, user, investor }: QueuedPremium) {
  return {
    id: application.id,
    user_id: application.userId,
    inv_no: investor.invNo,
    name: investor.verifiedName,
    email: user.email,
    state: application.state,
    requested_at: application.requestedAt.toISOString(),
  };
}

function canDecide({ application, isProposed }: QueuedPremium, operator: OperatorPrincipal) {
  const mine = !isProposed && application.state === 'submitted' && may(operator, 'premium_decision');
  return { approve: mine, reject: mine };
}

function presentRow({ application, user }: QueuedApplication) {
  return {
    id: application.id,
    user_id: application.userId,
    form: application.form,
    name: applicantName(application) ?? `${user.firstName} ${user.lastName}`,
    email: user.email,
    application_status: application.status,
    submitted_at: application.submittedAt?.toISOString() ?? null,
  };
}

/** What this operator may propose; nothing while a proposal waits for a second operator. */
function canDo({ application, isProposed }: QueuedApplication, operator: OperatorPrincipal) {
  const mine = !isProposed && may(operator, 'application_decision');
  return {
    approve: mine && mayDecide(application.status, 'Approved'),
    reject: mine && mayDecide(application.status, 'Rejected'),
    more_info: mine && mayDecide(application.status, 'More Info Required'),
  };
}
