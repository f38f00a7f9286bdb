import { systemActor } from '../../src/platform/context.ts';
import type { TestApp } from '../app.ts';

export interface OutboxMail {
  readonly template: string;
  /** The name in the greeting. */
  readonly name: string | null;
  readonly params: Readonly<Record<string, unknown>>;
  readonly state: string;
}

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

/** The mails of the outbox to one address, newest first, opened with the product's own key. */
export function mailsTo(app: TestApp, to: string): Promise<OutboxMail[]> {
  return app.work.query(scope, async (ctx) => {
    const rows = await ctx.reader.db.selectFrom('emails').selectAll().orderBy('id', 'desc').execute();
    return rows
      .filter(
        (row) =>
          ctx.fieldEncryption.open({ table: 'emails', column: 'to_enc', row: row.id, bytes: row.to_enc }) ===
          to,
      )
      .map((row) => ({
        ...JSON.parse(
          ctx.fieldEncryption.open({
            table: 'emails',
            column: 'params_enc',
            row: row.id,
            bytes: row.params_enc,
          }),
        ),
        template: row.template,
        state: row.state,
      }));
  });
}

/** The newest mail of a kind to one address. */
export async function mailTo(app: TestApp, to: string, template: string): Promise<OutboxMail> {
  const mail = (await mailsTo(app, to)).find((one) => one.template === template);
  if (!mail) {
    throw new Error(`no mail ${template} to ${to} is in the outbox`);
  }
  return mail;
}
