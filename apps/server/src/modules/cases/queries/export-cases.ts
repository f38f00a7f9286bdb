import { type ExportReader, exportTable } from '../../../platform/export.ts';
import { allConversations } from '../store/conversations.ts';
import { listMessages } from '../store/written.ts';
import { messageFiles } from './read-attachments.ts';

/** What the customer and we wrote to each other: no internal note, and no case that others opened (CAS-9). */
export const casesExport: ExportReader = {
  name: 'messages',
  async read(ctx, userId) {
    const conversations = await allConversations(ctx.reader, userId);
    const numbers = new Map(conversations.map((one) => [one.id, one.number]));
    const messages = await listMessages(ctx.reader, [...numbers.keys()]);
    const files = await messageFiles(ctx, [...numbers.keys()]);
    return [
      exportTable(
        'conversations',
        conversations.map(({ number, kind, origin, subject, state, openedAt, closedAt }) => ({
          started_by: origin === 'customer' ? 'customer' : 'titian',
          ...{ number, kind, subject, state, started_at: openedAt, closed_at: closedAt },
        })),
      ),
      exportTable(
        'messages',
        messages.map(({ id, caseId, operatorId, text, writtenAt }) => ({
          conversation: numbers.get(caseId) ?? '',
          from: operatorId === null ? 'customer' : 'titian',
          ...{ text, written_at: writtenAt },
          attachments: (files.get(id) ?? []).map(({ name }) => name).join(', '),
        })),
      ),
    ];
  },
};
