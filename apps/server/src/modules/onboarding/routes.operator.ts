import { approvalRoles } from '@titian/contracts/approvals';
import type { OperatorPrincipal } from '../../platform/http/principal.ts';
import type { Routes } from '../../platform/http/route.ts';
import { readBlockingNames } from '../screening/public.ts';
import { applicantName } from './domain/applicant-name.ts';
import { mayDecide } from './domain/decisions.ts';
import {
  type QueuedApplication,
  readApplicationHistory,
  readApplications,
  readOneApplication,
} from './queries/list-applications.ts';
import {
  derivedFigures,
  type QueuedPremium,
  readOnePremium,
  readPremiumFiles,
  readPremiumHistory,
  readPremiumQueue,
} from './queries/list-premium.ts';
import { allFields, readFileLinks } from './queries/read-application.ts';
import { type QueuedBankAccount, readBankAccountQueue } from './queries/read-bank-account-change.ts';
import { isEkycVerified } from './queries/read-claimed-identity.ts';

/** The queue of applications and one of them with its documents (rules §8). */
export function onboardingOperatorRoutes(routes: Routes): void {
  premiumQueueRoutes(routes);
  bankAccountQueueRoute(routes);
  routes.on('operatorApplications', (call) =>
    call.read(async (ctx) => {
      const page = await readApplications(ctx, call.query);
      const items = page.rows.map((row) => ({ ...presentRow(row), can: canDo(row, call.principal) }));
      return { success: true, items, next_cursor: page.nextCursor };
    }),
  );

  routes.on('operatorApplication', (call) =>
    call.read(async (ctx) => {
      const row = await readOneApplication(ctx, call.params.id);
      const history = await readApplicationHistory(ctx, row);
      const application = {
        ...presentRow(row),
        data: JSON.parse(JSON.stringify(allFields(row.application))),
        files: await readFileLinks(ctx, row.application),
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

/** The queue of requests for Premium and one of them with its documents (rules §2). */
function premiumQueueRoutes(routes: Routes): void {
  routes.on('operatorPremiumUpgrades', (call) =>
    call.read(async (ctx) => {
      const page = await readPremiumQueue(ctx, call.query);
      const items = page.rows.map((row) => ({ ...presentPremium(row), can: canDecide(row, call.principal) }));
      return { success: true, items, next_cursor: page.nextCursor };
    }),
  );

  routes.on('operatorPremiumUpgrade', (call) =>
    call.read(async (ctx) => {
      const row = await readOnePremium(ctx, call.params.id);
      const { form, remarks, decidedAt } = row.application;
      const history = await readPremiumHistory(ctx, row);
      const application = {
        ...presentPremium(row),
        data: { ...form.fields },
        derived: derivedFigures(form.fields),
        files: await readPremiumFiles(ctx, row.application),
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

/** Wanted bank accounts whose holder the bank does not name clearly (rules §3). */
function bankAccountQueueRoute(routes: Routes): void {
  routes.on('operatorBankAccounts', (call) =>
    call.read(async (ctx) => {
      const page = await readBankAccountQueue(ctx, call.query);
      const items = page.rows.map((row) => presentBankAccount(row, call.principal));
      return { success: true, items, next_cursor: page.nextCursor };
    }),
  );
}

function presentBankAccount(
  { change, bankName, verifiedName, isProposed }: QueuedBankAccount,
  operator: OperatorPrincipal,
) {
  const may = !isProposed && operator.roles.includes(approvalRoles.bank_account_review);
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
    can: { accept: may, refuse: may },
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
  const may = !isProposed && application.state === 'submitted' && operator.roles.includes('onboarding');
  return { approve: may, reject: may };
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
  const mine = !isProposed && operator.roles.includes('onboarding');
  return {
    approve: mine && mayDecide(application.status, 'Approved'),
    reject: mine && mayDecide(application.status, 'Rejected'),
    more_info: mine && mayDecide(application.status, 'More Info Required'),
  };
}
