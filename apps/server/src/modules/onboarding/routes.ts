import type { NameScreening } from '../../gateways/screening/port.ts';
import { invariant } from '../../platform/errors.ts';
import type { Call, Routes } from '../../platform/http/route.ts';
import { type FileIntake, withUploads } from '../files/public.ts';
import { type BankAccountDeps, changeBankAccount } from './commands/enquire-bank-account.ts';
import { requestAddressChange, requireAddressRequestAllowed } from './commands/request-address-change.ts';
import { saveDraft } from './commands/save-application.ts';
import { submitApplication } from './commands/submit-application.ts';
import { companyFormProblems } from './commands/submit-company.ts';
import { investorProblems } from './commands/submit-investor.ts';
import { withdrawAddressChange } from './commands/withdraw-address-change.ts';
import type { Address } from './domain/address.ts';
import { isEditable } from './domain/saved-application.ts';
import { companyFormOf } from './policy.ts';
import {
  presentAddressChange,
  presentCompanyForm,
  presentInvestorForm,
  presentProgress,
  presentSaved,
  presentSettled,
} from './present.ts';
import { readAddressChanges, withFiles } from './queries/read-address-changes.ts';
import { readApplication, readFileLinks } from './queries/read-application.ts';
import { isEkycVerified } from './queries/read-claimed-identity.ts';
import { requireOpenApplication } from './queries/require-open-application.ts';

export interface OnboardingDeps extends BankAccountDeps {
  readonly storage: FileIntake;
  readonly screening: NameScreening;
}

const investorConsents = ['conventional', 'islamic', 'privacy', 'biometric'] as const;
const companyConsents = ['terms', 'privacy', 'biometric'] as const;

/** The application forms (ONB-1). */
export function onboardingRoutes(routes: Routes, deps: OnboardingDeps): void {
  investorRoutes(routes, deps);
  companyRoutes(routes, deps);
  bankAccountRoutes(routes, deps);
  addressRoutes(routes, deps);
}

/** The account that a customer is paid to (WAL-14). */
function bankAccountRoutes(routes: Routes, bankAccountDeps: BankAccountDeps): void {
  routes.on('userBankAccount', async (call) => {
    const { bic, number, holder_name: holderName, otp_code: otpCode = null } = call.body;
    const wanted = { userId: call.principal.id, bic, number, holderName, otpCode };
    return presentSettled(await changeBankAccount(bankAccountDeps, call.scope, wanted));
  });
}

/** A customer's address and requests for another one (ONB-39). */
function addressRoutes(routes: Routes, { storage }: OnboardingDeps): void {
  routes.on('userAddressChanges', (call) =>
    call.read(async (ctx) => {
      const rows = await readAddressChanges(ctx, call.principal.id);
      return { success: true, items: rows.map((row) => presentAddressChange(row, call.language)) };
    }),
  );

  routes.on(
    'userRequestAddressChange',
    (call) =>
      withUploads(storage, call.principal, { document: call.body.document }, ({ document = [] }) =>
        call.command(async (ctx) => {
          const { document_kind: documentKind } = call.body;
          const wanted = { userId: call.principal.id, address: addressIn(call.body), documentKind, document };
          const [row] = await withFiles(ctx, [await requestAddressChange(ctx, wanted)]);
          invariant(row, 'a stored request has its row');
          return { success: true, change: presentAddressChange(row, call.language) };
        }),
      ),
    201,
    ({ principal, read }) => read((ctx) => requireAddressRequestAllowed(ctx, principal.id)),
  );

  routes.on('userWithdrawAddressChange', (call) =>
    call.command(async (ctx) => {
      const change = await withdrawAddressChange(ctx, call.principal.id, call.params.id);
      const [row] = await withFiles(ctx, [change]);
      invariant(row, 'a stored request has its row');
      return { success: true, change: presentAddressChange(row, call.language) };
    }),
  );
}

function addressIn(body: Call<'userRequestAddressChange'>['body']): Address {
  const { address_line_1: line1, address_line_2: line2, postcode, city, state, country } = body;
  return { line1, line2: line2 ?? null, postcode, city, state, country };
}

function investorRoutes(routes: Routes, { storage, screening }: OnboardingDeps): void {
  routes.on('investorCheckApplications', (call) =>
    call.read(async (ctx) => {
      const saved = await readApplication(ctx, call.principal.id);
      const form = saved && presentInvestorForm(saved, await readFileLinks(ctx, saved));
      const progress = presentProgress(saved, await isEkycVerified(ctx, saved));
      return { success: true, ...progress, application: form };
    }),
  );

  routes.on(
    'investorApply',
    async (call) => {
      const { body, principal, ip } = call;
      const { identity_front, identity_back } = body;
      const saved = await withUploads(storage, call.principal, { identity_front, identity_back }, (uploads) =>
        call.command((ctx) => {
          const input = { ...inputOf(call), form: 'individual' as const, uploads };
          return body.submit === 0
            ? saveDraft(ctx, input)
            : submitApplication(ctx, {
                ...input,
                ...{ consents: investorConsents, ip, screening },
                validate: (files) => investorProblems(ctx, principal.id, body, files),
              });
        }),
      );
      return presentSaved(saved);
    },
    200,
    requireOpen,
  );
}

const requireOpen = ({ principal, read }: Pick<FormCall, 'principal' | 'read'>) =>
  read((ctx) => requireOpenApplication(ctx, principal.id));

function companyRoutes(routes: Routes, { storage, screening }: OnboardingDeps): void {
  routes.on('companyCheckApplications', (call) => {
    const form = companyFormOf(call.principal);
    return call.read(async (ctx) => {
      const saved = await readApplication(ctx, call.principal.id);
      const application = saved && presentCompanyForm(saved, await readFileLinks(ctx, saved));
      const progress = presentProgress(saved, await isEkycVerified(ctx, saved));
      return { success: true, ...progress, form, application };
    });
  });

  routes.on(
    'companyApply',
    async (call) => {
      const form = companyFormOf(call.principal);
      const { body, principal, ip } = call;
      const saved = await withUploads(storage, call.principal, companyFiles(call), (uploads) =>
        call.command((ctx) =>
          submitApplication(ctx, {
            ...{ ...inputOf(call), form, uploads, consents: companyConsents, ip, screening },
            validate: (files) => companyFormProblems(ctx, principal.id, form, body, files),
          }),
        ),
      );
      return { success: true, application_id: saved.id, application_status: saved.status };
    },
    200,
    requireOpen,
  );

  companyDraftRoutes(routes, storage);
}

function companyDraftRoutes(routes: Routes, storage: FileIntake): void {
  routes.on(
    'companySaveDraft',
    async (call) => {
      const form = companyFormOf(call.principal);
      const saved = await withUploads(storage, call.principal, companyFiles(call), (uploads) =>
        call.command((ctx) => saveDraft(ctx, { ...inputOf(call), form, uploads })),
      );
      const files = await call.read((ctx) => readFileLinks(ctx, saved));
      return { success: true, version: saved.version, saved_at: saved.savedAt.toISOString(), files };
    },
    200,
    requireOpen,
  );

  routes.on('companyRetrieveDraft', (call) =>
    call.read(async (ctx) => {
      const saved = await readApplication(ctx, call.principal.id);
      const open = saved !== null && isEditable(saved.status) ? saved : null;
      const files = open === null ? {} : await readFileLinks(ctx, open);
      return {
        success: true,
        draft: open && presentCompanyForm(open, files),
        files,
        version: saved?.version ?? 0,
        saved_at: saved?.savedAt.toISOString() ?? null,
      };
    }),
  );

  routes.on('companyLogApplication', (call) =>
    call.read(async (ctx) => {
      ctx.log.warn(
        { userId: call.principal.id, error: call.body.error },
        'a company form failed in a browser',
      );
      return { success: true };
    }),
  );
}

type FormCall = Call<'investorApply' | 'companyApply' | 'companySaveDraft'>;

/** The sender and contents of every form call. */
function inputOf(call: Pick<FormCall, 'principal' | 'body'>) {
  const { version, keep_files: retainedFiles } = call.body;
  return { userId: call.principal.id, version, fields: call.body, retainedFiles };
}

function companyFiles(call: Pick<Call<'companyApply' | 'companySaveDraft'>, 'body'>) {
  const { bo_all_directors_ic, bo_other_docs_file, bo_six_months_bank_statement, board_resolution } =
    call.body;
  return { bo_all_directors_ic, bo_other_docs_file, bo_six_months_bank_statement, board_resolution };
}
