import { otpCodeHeader } from '../../platform/http/otp-code-header.ts';
import type { Call, Routes } from '../../platform/http/route.ts';
import { changeDeposit, pauseDeposit, resumeDeposit } from './commands/change-deposit.ts';
import { checkMandate } from './commands/check-mandate.ts';
import { chooseBank } from './commands/choose-bank.ts';
import { endMandate } from './commands/end-mandate.ts';
import { setUpDeposit } from './commands/set-up-deposit.ts';
import type { DirectDebitDeps } from './jobs.ts';
import { presentCreated, presentDepositOptions, presentMandates } from './present.ts';
import { depositOptions } from './queries/deposit-options.ts';
import { mandatesOf } from './queries/mandates.ts';

/** The recurring deposit of an investor (DDB-9). */
export function depositRoutes(routes: Routes, deps: DirectDebitDeps): void {
  const { payments } = deps;
  const own = async (call: Pick<Call<'recurringDeposit'>, 'read' | 'principal'>) =>
    presentMandates(await call.read((ctx) => mandatesOf(ctx, call.principal.id)), true);
  routes.on('recurringDeposit', own);

  routes.on('recurringDepositOptions', async (call) => {
    const rail = payments.capabilities();
    const options = await call.read((ctx) => depositOptions(ctx, call.principal.id, rail));
    return presentDepositOptions(options, rail, await payments.listBanks(options.channel));
  });

  routes.on(
    'recurringDepositCreate',
    async (call) => {
      const { id: userId } = call.principal;
      const { body } = call;
      const { channel } = await call.read((ctx) => depositOptions(ctx, userId, payments.capabilities()));
      const bank = await chooseBank(payments, body.bank_id, channel);
      const request = {
        ...{ ...bank, userId, amount: body.amount, maxAmount: body.max_amount ?? null },
        ...{ dayOfMonth: body.day_of_month, endsOn: body.ends_on ?? null, otpCode: body.otp_code ?? null },
      };
      return presentCreated(await call.command((ctx) => setUpDeposit(ctx, payments, request)));
    },
    201,
  );

  routes.on('recurringDepositChange', async (call) => {
    const { amount, day_of_month: dayOfMonth, otp_code: otpCode = null } = call.body;
    const change = { userId: call.principal.id, amount, dayOfMonth, otpCode };
    await call.command((ctx) => changeDeposit(ctx, payments, change));
    return own(call);
  });

  routes.on('recurringDepositPause', async (call) => {
    await call.command((ctx) => pauseDeposit(ctx, call.principal.id));
    return own(call);
  });

  routes.on('recurringDepositResume', async (call) => {
    await call.command((ctx) => resumeDeposit(ctx, call.principal.id));
    return own(call);
  });

  routes.on('recurringDepositCheck', async (call) => {
    await checkMandate(deps, call.scope, call.principal.id);
    return own(call);
  });

  routes.on('recurringDepositEnd', async (call) => {
    const otpCode = otpCodeHeader(call.reply.request);
    await call.command((ctx) => endMandate(ctx, call.principal.id, otpCode));
    return { success: true };
  });
}
