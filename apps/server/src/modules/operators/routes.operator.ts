import type { Routes } from '../../platform/http/route.ts';
import { type Approvals, showProposal } from '../approvals/public.ts';
import {
  changeOperatorPassword,
  endOperatorSessions,
  endSignIn,
  readOperatorAccount,
  readOperatorAccounts,
  readOperatorSignIns,
  setOperatorPassword,
} from '../identity/public.ts';
import { inviteOperator } from './commands/invite-operator.ts';
import { mailOperator } from './commands/mail-operator.ts';
import { proposeDetails } from './commands/propose-details.ts';
import type { OperatorDeps } from './domain/operator-deps.ts';
import { presentAccount, presentSignIn } from './present.ts';
import { operatorDetail } from './queries/read-operator-detail.ts';
import { readPermissions } from './queries/read-permissions.ts';

type Deps = Pick<OperatorDeps, 'authenticator'>;

/** The administration of operators by administrators, and what each does for their own sign-in (decision 033). */
export function operatorAccountRoutes(routes: Routes, approvals: Approvals, deps: Deps): void {
  administrationRoutes(routes, approvals, deps);
  ownRoutes(routes, deps);
}

function administrationRoutes(routes: Routes, approvals: Approvals, { authenticator }: Deps): void {
  routes.on('operatorAccounts', (call) =>
    call.read(async (ctx) => {
      const accounts = await readOperatorAccounts(ctx);
      return { success: true, items: accounts.map((one) => presentAccount(one, call.principal.id)) };
    }),
  );
  routes.on('operatorAccount', (call) =>
    call.read(async (ctx) => ({
      success: true,
      ...(await operatorDetail(ctx, call.principal, {
        id: call.params.id,
        language: call.language,
      })),
    })),
  );
  routes.on('operatorPermissions', (call) =>
    call.read(async (ctx) => ({ success: true, ...(await readPermissions(ctx, call.principal)) })),
  );
  routes.on(
    'operatorInvite',
    (call) =>
      call.command(async (ctx) => {
        const approval = await inviteOperator(ctx, approvals, call.body);
        return showProposal(ctx, approvals, call, approval);
      }),
    201,
  );
  routes.on(
    'operatorProposeDetails',
    (call) =>
      call.command(async (ctx) => {
        const approval = await proposeDetails(ctx, approvals, call.params.id, call.body);
        return showProposal(ctx, approvals, call, approval);
      }),
    201,
  );
  routes.on('operatorEndSessions', async (call) => {
    const { id } = call.params;
    const sessions = await call.command(async (ctx) => {
      await readOperatorAccount(ctx, id);
      return endOperatorSessions(ctx, id, call.body.reason);
    });
    authenticator.forget(id);
    return { success: true, sessions };
  });
}

function ownRoutes(routes: Routes, { authenticator }: Deps): void {
  routes.on('operatorNewPassword', async (call) => {
    const operator = await setOperatorPassword(call, call.body, (ctx, to) =>
      mailOperator(ctx, to, { template: 'operator_password_changed', params: { at: ctx.now.toISOString() } }),
    );
    authenticator.forget(operator.id);
    return { success: true };
  });
  routes.on('operatorChangePassword', async (call) => {
    const change = { currentPassword: call.body.current_password, password: call.body.password };
    await changeOperatorPassword(call, call.principal, change, (ctx, to) =>
      mailOperator(ctx, to, { template: 'operator_password_changed', params: { at: ctx.now.toISOString() } }),
    );
    authenticator.forget(call.principal.id);
    return { success: true };
  });
  routes.on('operatorSessions', (call) =>
    call.read(async (ctx) => {
      const sessions = await readOperatorSignIns(ctx, call.principal.id);
      return {
        success: true,
        items: sessions.map((one) => presentSignIn(one, call.principal.eventUuid, call.language)),
      };
    }),
  );
  routes.on('operatorEndSession', async (call) => {
    await call.command((ctx) => endSignIn(ctx, 'operator', call.principal.id, call.params.id));
    authenticator.forget(call.principal.id);
    return { success: true };
  });
}
