import type { NameScreening } from '../../gateways/screening/port.ts';
import { AppError } from '../../platform/errors.ts';
import type { Call, Routes } from '../../platform/http/route.ts';
import { renderMessage } from '../../platform/messages.ts';
import { type FileIntake, withUploads } from '../files/public.ts';
import { hideAutoInvestMessage, markTourSeen } from '../identity/public.ts';
import { agreeToUpdate } from './commands/agree-to-update.ts';
import { type BankAccountDeps, changeBankAccount } from './commands/enquire-bank-account.ts';
import { requestPremium } from './commands/request-premium.ts';
import { saveDraft } from './commands/save-application.ts';
import { submitApplication } from './commands/submit-application.ts';
import { companyFormProblems } from './commands/submit-company.ts';
import { investorProblems } from './commands/submit-investor.ts';
import { updateEmployment } from './commands/update-employment.ts';
import { updateRiskProfile } from './commands/update-risk-profile.ts';
import { isEditable } from './domain/saved-application.ts';
import { companyFormOf } from './policy.ts';
import {
  presentCompanyForm,
  presentEmployment,
  presentInvestorForm,
  presentProgress,
  presentResidence,
  presentRisk,
  presentSaved,
  presentSettled,
} from './present.ts';
import { readApplication, readFileLinks } from './queries/read-application.ts';
import { isEkycVerified } from './queries/read-claimed-identity.ts';
import { readEmployment } from './queries/read-employment.ts';
import { readRiskProfile } from './queries/read-risk-profile.ts';
import { readTaxResidences } from './queries/read-tax-residence.ts';
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
  premiumRoutes(routes, deps);
  statusRoutes(routes);
  bankAccountRoutes(routes, deps);
  routes.on('userTaxResidences', (call) =>
    call.read(async (ctx) => {
      const rows = await readTaxResidences(ctx, call.principal.id);
      const items = rows.map(({ residence }) => presentResidence(residence, rows, ctx.businessDate));
      return { success: true, items };
    }),
  );
}

/** The account that a customer is paid to (WAL-14). */
function bankAccountRoutes(routes: Routes, bankAccountDeps: BankAccountDeps): void {
  routes.on('userBankAccount', async (call) => {
    const { bic, number, holder_name: holderName, otp_code: otpCode = null } = call.body;
    const wanted = { userId: call.principal.id, bic, number, holderName, otpCode };
    return presentSettled(await changeBankAccount(bankAccountDeps, call.scope, wanted));
  });
}

function premiumRoutes(routes: Routes, { storage }: OnboardingDeps): void {
  routes.on('investorPremiumUpgrade', async (call) => {
    const { body, principal } = call;
    const { inv_income_slip, inv_personal_assets, inv_additional_documents } = body;
    const files = { inv_income_slip, inv_personal_assets, inv_additional_documents };
    try {
      const { requestedAt } = await withUploads(storage, call.principal, files, (uploads) =>
        call.command((ctx) => requestPremium(ctx, { userId: principal.id, body, uploads })),
      );
      return { success: true, premium_upgrade_requested_at: requestedAt.toISOString() };
    } catch (error) {
      // Here an error by state is distinguished from other failures by its status 200 (WIRE-5).
      if (error instanceof AppError && error.code === 'already_applied') {
        return { success: false, message: renderMessage(error.text, call.language), code: error.code };
      }
      throw error;
    }
  });
}

/** Data that investors maintain, and notices that they have seen (ONB-21, ONB-22, ONB-24). */
function statusRoutes(routes: Routes): void {
  routes.on('investorRiskSettings', (call) =>
    call.read(async (ctx) => presentRisk(await readRiskProfile(ctx, call.principal.id))),
  );

  routes.on('investorUpdateRiskSettings', async (call) => {
    await call.command((ctx) => updateRiskProfile(ctx, call.principal.id, call.body));
    return { success: true };
  });

  routes.on('investorEmployment', (call) =>
    call.read(async (ctx) => presentEmployment(await readEmployment(ctx, call.principal.id))),
  );

  routes.on('investorBasicInformation', async (call) => {
    await call.command((ctx) => updateEmployment(ctx, call.principal.id, call.body));
    return { success: true };
  });

  routes.on('investorAgreementUpdate', async (call) => {
    const { agreedAt, conventional, islamic } = await call.command((ctx) =>
      agreeToUpdate(ctx, call.principal.id, call.ip),
    );
    return { success: true, agreed_at: agreedAt.toISOString(), versions: { conventional, islamic } };
  });

  routes.on('autoInvestMessageHide', async (call) => {
    await call.command((ctx) => hideAutoInvestMessage(ctx, call.principal.id));
    return { success: true };
  });

  routes.on('tourSeen', async (call) => {
    await call.command((ctx) => markTourSeen(ctx, call.principal.id));
    return { success: true };
  });
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
