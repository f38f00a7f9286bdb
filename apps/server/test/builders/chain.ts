import { type Sealed, seal } from '../../src/platform/audit-seal.ts';
import { later } from '../../src/platform/clock.ts';
import { systemActor } from '../../src/platform/context.ts';
import { newId } from '../../src/platform/ids.ts';
import type { TestApp } from '../app.ts';

const HOUR_MS = 3_600_000;
const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

/** An audit event of an hour ago, so long that no transaction before it can still be open. */
export function auditEvent(app: TestApp, reason: string, action = 'test.done'): Promise<unknown> {
  return app.work.command(scope, (ctx) =>
    ctx.tx.db
      .insertInto('audit_events')
      .values({
        ...{ id: newId(), stream: 'main', actor_kind: 'system', action, subject_kind: 'test' },
        ...{ after: JSON.stringify({ amount: '10.00' }), reason, created_at: later(ctx.now, -HOUR_MS) },
      })
      .execute(),
  );
}

/** A transfer of ten sen with the books' time moved; the answer is its id. */
export async function oldTransfer(app: TestApp, agoMs: number = HOUR_MS): Promise<string> {
  const id = newId();
  await app.work.command(scope, (ctx) =>
    ctx.tx.db
      .insertInto('transfers')
      .values({
        ...{ id, debit_account_id: newId(), credit_account_id: newId(), amount_sen: 10n as never },
        ...{ kind: 'test', reference_id: newId(), business_date: '2026-01-02' as never },
        created_at: later(ctx.now, -agoMs),
      })
      .execute(),
  );
  return id;
}

/** Makes the next seal as a worker does. */
export function sealNext(app: TestApp): Promise<Sealed> {
  return app.work.command(scope, (ctx) => seal(ctx, app.auditChain.key));
}
