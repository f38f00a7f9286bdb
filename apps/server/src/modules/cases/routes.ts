import type { Call, Routes } from '../../platform/http/route.ts';
import { markAnswersRead, reply } from './commands/reply.ts';
import { startConversation } from './commands/start-conversation.ts';
import { presentConversation, presentWhole } from './present.ts';
import { readConversation, readConversations } from './queries/read-conversations.ts';

/** What a customer writes to us, and our answers (CAS-1). */
export function conversationRoutes(routes: Routes): void {
  routes.on('userConversations', (call) =>
    call.read(async (ctx) => {
      const page = await readConversations(ctx, call.principal.id, call.query);
      const items = page.rows.map(presentConversation);
      return { success: true, items, next_cursor: page.nextCursor };
    }),
  );
  routes.on('userConversation', (call) => whole(call, call.params.id));
  routes.on(
    'userStartConversation',
    async (call) => {
      const wanted = { ...call.body, userId: call.principal.id };
      return whole(call, await call.command((ctx) => startConversation(ctx, wanted)));
    },
    201,
  );
  routes.on('userReplyToConversation', async (call) => {
    const written = { userId: call.principal.id, conversationId: call.params.id, text: call.body.text };
    await call.command((ctx) => reply(ctx, written));
    return whole(call, call.params.id);
  });
  routes.on('userReadConversation', (call) =>
    call.command(async (ctx) => {
      await markAnswersRead(ctx, call.principal.id, call.params.id);
      return { success: true };
    }),
  );
}

function whole({ principal, read }: Pick<Call<'userConversation'>, 'principal' | 'read'>, id: string) {
  return read(async (ctx) => ({
    success: true as const,
    conversation: presentWhole(await readConversation(ctx, principal.id, id)),
  }));
}
