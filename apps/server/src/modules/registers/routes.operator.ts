import type { ParsedApi } from '@titian/contracts/schemas/all';
import { type Day, day } from '@titian/finance/calendar';
import { asFile } from '../../platform/documents/file-answer.ts';
import { invariant } from '../../platform/errors.ts';
import type { Call, Routes } from '../../platform/http/route.ts';
import { recordExport } from '../back-office/public.ts';
import { discloseConflict, manageConflict } from './commands/manage-conflict.ts';
import { changeBreach, recordBreach } from './commands/record-breach.ts';
import type { BreachFacts } from './domain/breach.ts';
import { presentBreachHistory, presentConflictHistory, presentConflictVersion } from './present.ts';
import { readBreach, readConflict, readOwnConflicts } from './queries/read-entries.ts';
import { countEntries, readRegister, registerFilterOf } from './queries/read-register.ts';
import { registerCsv } from './queries/register-file.ts';

/** The registers of compliance (CMP-5). */
export function registerRoutes(routes: Routes): void {
  routes.on('operatorRegister', (call) =>
    call.read(async (ctx) => {
      const { rows, nextCursor, totals } = await readRegister(ctx, registerFilterOf(call.query), call.query);
      return { success: true, items: [...rows], next_cursor: nextCursor, totals };
    }),
  );
  routes.on('operatorRegisterFile', async (call) => {
    const { register, ...filter } = call.query;
    const wanted = registerFilterOf(call.query);
    await call.command((ctx) =>
      recordExport(ctx, call.principal, {
        ...{ list: register, filter },
        count: async () => (await countEntries(ctx, wanted)).rows,
      }),
    );
    return call.read(async (ctx) =>
      asFile(call.reply, `${register}-${ctx.businessDate}.csv`, 'text/csv; charset=utf-8').send(
        registerCsv(ctx, wanted, call.language),
      ),
    );
  });
  breachRoutes(routes);
  conflictRoutes(routes);
}

function breachRoutes(routes: Routes): void {
  routes.on('operatorBreach', (call) => shownBreach(call, call.params.id));
  routes.on(
    'operatorRecordBreach',
    async (call) => {
      const id = await call.once((ctx) => recordBreach(ctx, call.principal, factsOf(call.body)));
      return shownBreach(call, id);
    },
    201,
  );
  routes.on('operatorChangeBreach', async (call) => {
    const { version, ...facts } = call.body;
    const { id } = call.params;
    await call.command((ctx) => changeBreach(ctx, call.principal, { id, version }, factsOf(facts)));
    return shownBreach(call, id);
  });
}

type Shown = Pick<Call<'operatorBreach'>, 'principal' | 'read'>;

function shownBreach({ principal, read }: Shown, id: string) {
  return read(async (ctx) => ({
    success: true as const,
    breach: presentBreachHistory(await readBreach(ctx, id), principal, ctx),
  }));
}

const dayOrNull = (text: string | null): Day | null => (text === null ? null : day(text));

function factsOf(entered: ParsedApi['operatorRecordBreach']['body']): BreachFacts {
  const { kind, description, remedy, state } = entered;
  return {
    ...{ kind, description, remedy, state, personsAffected: entered.persons_affected },
    ...{ occurredOn: dayOrNull(entered.occurred_on), discoveredOn: day(entered.discovered_on) },
    notifiedOn: dayOrNull(entered.notified_on),
  };
}

function conflictRoutes(routes: Routes): void {
  routes.on('operatorConflict', (call) => shownConflict(call, call.params.id));
  routes.on('operatorManageConflict', async (call) => {
    const { version, customer_number: customerNumber, mitigation, state, review_on: reviewOn } = call.body;
    const { id } = call.params;
    await call.command((ctx) =>
      manageConflict(
        ctx,
        call.principal,
        { id, version },
        { ...{ customerNumber, mitigation, state }, reviewOn: dayOrNull(reviewOn) },
      ),
    );
    return shownConflict(call, id);
  });
  routes.on('operatorOwnConflicts', (call) =>
    call.read(async (ctx) => {
      const own = await readOwnConflicts(ctx, call.principal.id);
      return { success: true, items: own.map((one) => presentConflictVersion(one, ctx)) };
    }),
  );
  routes.on(
    'operatorDiscloseConflict',
    async (call) => {
      const id = await call.once((ctx) => discloseConflict(ctx, call.principal, call.body));
      return call.read(async (ctx) => {
        const own = await readOwnConflicts(ctx, call.principal.id);
        const disclosed = own.find(({ conflict }) => conflict.conflictId === id);
        invariant(disclosed, `conflict ${id} was disclosed`);
        return { success: true, conflict: presentConflictVersion(disclosed, ctx) };
      });
    },
    201,
  );
}

function shownConflict({ principal, read }: Shown, id: string) {
  return read(async (ctx) => ({
    success: true as const,
    conflict: presentConflictHistory(await readConflict(ctx, id), principal, ctx),
  }));
}
