import { parseSen } from '@titian/finance/sen';
import { invariant } from '../../platform/errors.ts';
import { otpCodeHeader } from '../../platform/http/otp-code-header.ts';
import type { Routes } from '../../platform/http/route.ts';
import { changeMaximum } from './commands/change-mandate.ts';
import { checkMandate } from './commands/check-mandate.ts';
import { chooseBank } from './commands/choose-bank.ts';
import { createMandate } from './commands/create-mandate.ts';
import { endMandate } from './commands/end-mandate.ts';
import type { DirectDebitDeps } from './jobs.ts';
import { presentCreated, presentMandates, presentOptions } from './present.ts';
import { mandatesOf } from './queries/mandates.ts';
import { mandateOptions } from './queries/options.ts';

/** The mandate calls of a business owner. */
export function directDebitRoutes(routes: Routes, deps: DirectDebitDeps): void {
  const { payments } = deps;
  routes.on('mandates', async (call) =>
    presentMandates(await call.read((ctx) => mandatesOf(ctx, call.principal.id)), true),
  );

  routes.on('mandateOptions', async (call) => {
    const options = await call.read((ctx) => mandateOptions(ctx, call.principal.id));
    const rail = payments.capabilities();
    const lists = await Promise.all(
      rail.channels.map(async ({ channel }) => [channel, await payments.listBanks(channel)] as const),
    );
    return presentOptions(options, rail, new Map(lists));
  });

  routes.on(
    'mandateCreate',
    async (call) => {
      const { bank_id: bankId, channel, max_amount: amount, otp_code: otpCode = null } = call.body;
      const maxAmountSen = parseSen(amount);
      invariant(maxAmountSen !== null, 'the contract checked the amount');
      const bank = await chooseBank(payments, bankId, channel);
      const request = { ...bank, userId: call.principal.id, maxAmountSen, otpCode };
      return presentCreated(await call.command((ctx) => createMandate(ctx, payments, request)));
    },
    201,
  );

  routes.on(
    'mandateChange',
    async (call) => {
      const maxAmountSen = parseSen(call.body.max_amount);
      invariant(maxAmountSen !== null, 'the contract checked the amount');
      const request = { userId: call.principal.id, maxAmountSen, otpCode: call.body.otp_code ?? null };
      return presentCreated(await call.command((ctx) => changeMaximum(ctx, payments, request)));
    },
    201,
  );

  routes.on('mandateCheck', async (call) => {
    await checkMandate(deps, call.scope, call.principal.id);
    return presentMandates(await call.read((ctx) => mandatesOf(ctx, call.principal.id)), true);
  });

  routes.on('mandateEnd', async (call) => {
    const otpCode = otpCodeHeader(call.reply.request);
    await call.command((ctx) => endMandate(ctx, call.principal.id, otpCode));
    return { success: true };
  });
}
