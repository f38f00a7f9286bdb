import { fieldError } from '../../platform/errors.ts';
import type { Routes } from '../../platform/http/route.ts';
import type { Payments } from '../payments/public.ts';
import { requestWithdrawal } from './commands/request-withdrawal.ts';
import { startTopup } from './commands/start-topup.ts';
import type { NoteReader } from './domain/movement.ts';
import { presentMovement, presentStarted, presentTopupResult, presentWithdrawal } from './present.ts';
import { recentMovements, searchMovements } from './queries/movements.ts';
import { ownTopup, ownTopupResult } from './queries/own-topup.ts';

/** What the wallet needs from below and above it. */
export interface WalletParts {
  readonly payments: Payments;
  readonly notes: NoteReader;
}

export function walletRoutes(routes: Routes, { payments, notes }: WalletParts): void {
  routes.on(
    'investorTopup',
    (call) => {
      const { amount, payment_type: paymentType } = call.body;
      if (paymentType === 'manual') {
        throw fieldError('payment_type', 'Only FPX is available at the moment. Please choose fpx.');
      }
      const input = { userId: call.principal.id, amount, idempotencyKey: call.idempotencyKey };
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
    return presentTopupResult(await call.read((ctx) => ownTopupResult(ctx, id, refNumber)));
  });

  routes.on(
    'investorWithdraw',
    (call) => {
      const { amount, otp_code: otpCode = null } = call.body;
      const request = { userId: call.principal.id, amount, otpCode, idempotencyKey: call.idempotencyKey };
      return call.once(async (ctx) => presentWithdrawal(await requestWithdrawal(ctx, request)));
    },
    201,
  );

  routes.on('activityData', async (call) => {
    const page = await call.read((ctx) => searchMovements(ctx, notes, call.principal.id, call.query));
    return { success: true, items: page.items.map(presentMovement), next_cursor: page.nextCursor };
  });

  routes.on('dashboardRecentActivities', async (call) => {
    const items = await call.read((ctx) => recentMovements(ctx, notes, call.principal.id));
    return { success: true, items: items.map(presentMovement), next_cursor: null };
  });
}
