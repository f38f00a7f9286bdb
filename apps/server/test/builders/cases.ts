import { openCase } from '../../src/modules/cases/public.ts';
import { systemActor } from '../../src/platform/context.ts';
import type { TestApp } from '../app.ts';
import { call, type Headers } from './http.ts';

/** What a customer writes, with anything else in its place. */
export const newConversation = (change: object = {}) => ({
  kind: 'complaint',
  subject: 'My withdrawal is late',
  text: 'I asked for RM 500 a week ago.',
  ...change,
});

/** A conversation that a customer has begun; answers its id. */
export async function conversationOf(app: TestApp, headers: Headers, change: object = {}): Promise<string> {
  const answer = await call(app, 'userStartConversation', { headers, body: newConversation(change) });
  if (answer.status !== 201) {
    throw new Error(`writing to us answered ${answer.status}: ${JSON.stringify(answer.error)}`);
  }
  return answer.body.conversation.id;
}

/** What an operator opens by hand, with anything else in its place. */
export const newCase = (change: object = {}) => ({
  ...{ kind: 'other', subject: 'To be looked at', priority: 'normal', note: 'The bank called about it.' },
  ...{ customer_id: null, links: [] },
  ...change,
});

/** A case as an operator reads it now. */
export async function readCase(app: TestApp, headers: Headers, id: string) {
  return (await call(app, 'operatorCase', { headers, params: { id } })).body.case;
}

/** What a complaint is closed with, with anything else in its place. */
export const complaintResolution = (change: object = {}) => ({
  ...{ kind: 'complaint', cause: 'payment_delay', outcome: 'upheld', redress: '25.00' },
  ...change,
});

/** Closes a case as an operator reads it now. */
export async function closeCase(
  app: TestApp,
  headers: Headers,
  id: string,
  resolution: object | null = null,
) {
  const { version } = await readCase(app, headers, id);
  const body = { version, reason: 'resolved', resolution };
  return call(app, 'operatorCloseCase', { headers, params: { id }, body: body as never });
}

/** A case of kind `alert`, as monitoring opens it; answers its id. */
export function alertCase(app: TestApp, customerId: string | null = null): Promise<string> {
  return app.work.command({ actor: systemActor, dateShiftDays: 0, requestId: null }, (ctx) =>
    openCase(ctx, {
      ...{ kind: 'alert', subject: 'Structured top-ups', priority: 'high' },
      ...{ note: 'Nine just below the limit', customerId, links: [], operatorId: null },
    }),
  );
}
