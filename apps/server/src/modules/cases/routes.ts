import type { Call, Routes } from '../../platform/http/route.ts';
import { type FileIntake, withUploads } from '../files/public.ts';
import { markAnswersRead, reply } from './commands/reply.ts';
import { startConversation } from './commands/start-conversation.ts';
import { presentConversation, presentWhole } from './present.ts';
import { readConversation, readConversations } from './queries/read-conversations.ts';

/** What a customer writes to us, and our answers (CAS-1). */
export function conversationRoutes(routes: Routes, storage: FileIntake): void {
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
      const { files, ...wanted } = call.body;
      const { id } = await withUploads(storage, call.principal, { files }, ({ files: uploads = [] }) =>
        call.once(async (ctx) => ({
          id: await startConversation(ctx, { ...wanted, userId: call.principal.id, uploads }),
        })),
      );
      return whole(call, id);
    },
    201,
  );
  replyRoute(routes, storage);
  routes.on('userReadConversation', (call) =>
    call.command(async (ctx) => {
      await markAnswersRead(ctx, call.principal.id, call.params.id);
      return { success: true };
    }),
  );
}

function replyRoute(routes: Routes, storage: FileIntake): void {
  routes.on(
    'userReplyToConversation',
    async (call) => {
      const { files, text } = call.body;
      const written = { userId: call.principal.id, conversationId: call.params.id, text };
      await withUploads(storage, call.principal, { files }, ({ files: uploads = [] }) =>
        call.once((ctx) => reply(ctx, { ...written, uploads })),
      );
      return whole(call, call.params.id);
    },
    200,
    async ({ params, principal, read }) =>
      void (await read((ctx) => readConversation(ctx, principal.id, params.id))),
  );
}

function whole({ principal, read }: Pick<Call<'userConversation'>, 'principal' | 'read'>, id: string) {
  return read(async (ctx) => ({
    success: true as const,
    conversation: presentWhole(await readConversation(ctx, principal.id, id)),
  }));
}
