import { message } from '@titian/contracts/messages/message';
import type { QueryCtx } from '../../platform/context.ts';
import { AppError, fieldError, invariant } from '../../platform/errors.ts';
import type { OperatorPrincipal } from '../../platform/http/principal.ts';
import type { Call, Routes } from '../../platform/http/route.ts';
import type { Approval, Approvals } from '../approvals/public.ts';
import { type FileIntake, fileLink, recordUploads, withUploads } from '../files/public.ts';
import { recordCustomerView } from '../identity/public.ts';
import { type BankAccountDeps, readInvestor, verifyBankAccount } from '../onboarding/public.ts';
import { readSettings } from '../settings/public.ts';
import { proposeCancellation, proposeOrder } from './commands/propose-order.ts';
import { MANDATE_PURPOSE } from './commands/record-mandate.ts';
import { presentInvestor, presentOrder, presentPage, presentTotals } from './present.ts';
import { readManagedInvestor, readManagedInvestors, withNames } from './queries/managed-investors.ts';
import { sumManaged } from './store/managed-investors.ts';
import { findOrder } from './store/orders.ts';

export interface FundManagementDeps {
  readonly approvals: Approvals;
  readonly storage: FileIntake;
  /** Dependencies of the account enquiry before the first withdrawal. */
  readonly bankAccounts: BankAccountDeps;
}

/** Investors whose funds the platform's manager handles under a mandate (FND-1). */
export function fundManagementRoutes(routes: Routes, deps: FundManagementDeps): void {
  routes.on('operatorManagedInvestors', (call) =>
    call.read(async (ctx) => {
      const page = await readManagedInvestors(ctx, call.query);
      return {
        success: true,
        items: page.rows.map((row) => presentInvestor(row, ctx.businessDate)),
        next_cursor: page.nextCursor,
        totals: presentTotals(await sumManaged(ctx.reader)),
        is_enabled: (await readSettings(ctx)).fundManagementEnabled,
      };
    }),
  );
  routes.on('operatorManagedInvestor', (call) =>
    call.command(async (ctx) => {
      await recordCustomerView(ctx, call.params.id, 'fund_management');
      const page = await readManagedInvestor(ctx, call.params.id);
      if (page === null) {
        throw new AppError('not_found');
      }
      return { success: true, ...presentPage(page, call.principal, ctx.businessDate) };
    }),
  );
  uploadRoute(routes, deps);
  routes.on(
    'operatorProposeManagedOrder',
    async (call) => {
      if (call.body.kind === 'withdrawal') {
        await verifyBankAccount(deps.bankAccounts, call.scope, call.params.id);
      }
      return call.once((ctx) => propose(ctx, deps.approvals, call));
    },
    201,
  );
  routes.on(
    'operatorProposeManagedCancellation',
    (call) =>
      call.once(async (ctx) => {
        const { order_id: orderId, reason } = call.body;
        const wanted = { investorId: call.params.id, operatorId: call.principal.id, orderId, reason };
        return shownOrder(ctx, call.principal, await proposeCancellation(ctx, deps.approvals, wanted));
      }),
    201,
  );
}

type Proposing = Call<'operatorProposeManagedOrder'>;

async function propose(
  ctx: Parameters<Parameters<Proposing['once']>[0]>[0],
  approvals: Approvals,
  call: Proposing,
) {
  const { kind, note_id: noteId, amount, reason } = call.body;
  const approval = await proposeOrder(ctx, approvals, {
    ...{ investorId: call.params.id, operatorId: call.principal.id, kind, noteId, amount, reason },
    ...{ fillRemaining: call.body.fill_remaining, acknowledgeLimit: call.body.acknowledge_limit },
  });
  return shownOrder(ctx, call.principal, approval);
}

async function shownOrder(ctx: QueryCtx, operator: OperatorPrincipal, { subjectId }: Approval) {
  const order = await findOrder(ctx.reader, subjectId);
  invariant(order, 'an order that was written is there');
  const [shown] = await withNames(ctx, [order]);
  invariant(shown, 'an order is shown');
  return { success: true as const, order: presentOrder(shown, operator) };
}

/** The mandate that an investor signed, before a proposal records it. */
function uploadRoute(routes: Routes, { storage }: FundManagementDeps): void {
  routes.on(
    'operatorUploadMandate',
    (call) =>
      withUploads(storage, call.principal, { document: call.body.document }, ({ document = [] }) =>
        call.command(async (ctx) => {
          await requireInvestor(ctx, call.params.id);
          const [file] = await recordUploads(ctx, document, {
            userId: call.params.id,
            purpose: MANDATE_PURPOSE,
          });
          if (file === undefined) {
            throw fieldError('document', message('mandate_document_required'));
          }
          return { success: true, file: fileLink(file) };
        }),
      ),
    201,
    ({ params, read }) => read((ctx) => requireInvestor(ctx, params.id)),
  );
}

/** @throws AppError `not_found` where the user is no approved investor */
async function requireInvestor(ctx: QueryCtx, userId: string): Promise<void> {
  if ((await readInvestor(ctx, userId)) === null) {
    throw new AppError('not_found');
  }
}
