import type { Routes } from '../../platform/http/route.ts';
import type { FileStorage } from '../../platform/storage.ts';
import { withUploads } from '../files/public.ts';
import type { Payments } from '../payments/public.ts';
import { requestWithdrawal } from './commands/request-withdrawal.ts';
import { sendProof } from './commands/send-proof.ts';
import { startTopup } from './commands/start-topup.ts';
import type { NoteReader } from './domain/movement.ts';
import { presentMovement, presentStarted, presentTopupResult, presentWithdrawal } from './present.ts';
import { recentMovements, searchMovements } from './queries/movements.ts';
import { ownTopup, ownTopupResult } from './queries/own-topup.ts';

/** What the wallet needs from below and above it. */
export interface WalletParts {
  readonly payments: Payments;
  readonly notes: NoteReader;
  readonly storage: FileStorage;
  /** Origin of the site as customers type it. */
  readonly publicUrl: string;
}

export function walletRoutes(routes: Routes, { payments, notes, storage, publicUrl }: WalletParts): void {
  routes.on(
    'investorTopup',
    (call) => {
      const { amount, payment_type: paymentType, manual_payment_proof_file: proof } = call.body;
      const userId = call.principal.id;
      if (paymentType === 'manual') {
        return withUploads(storage, { manual_payment_proof_file: proof }, (kept) =>
          call.once(async (ctx) => {
            const proofs = kept.manual_payment_proof_file ?? [];
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
    return { success: true, items: page.rows.map(presentMovement), next_cursor: page.nextCursor };
  });

  routes.on('dashboardRecentActivities', async (call) => {
    const items = await call.read((ctx) => recentMovements(ctx, notes, call.principal.id));
    return { success: true, items: items.map(presentMovement), next_cursor: null };
  });
}
