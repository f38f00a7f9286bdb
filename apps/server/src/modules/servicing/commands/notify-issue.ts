import { message } from '@titian/contracts/messages/message';
import { addSen, senToText } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { addNoteUpdate } from '../../notes/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import type { Issue } from '../domain/issue.ts';

/** Notifies the issuer of the disbursement, and the note's investors that it is issued. */
export async function notifyIssue(ctx: Ctx, { note, schedule, disbursement }: Issue): Promise<void> {
  const first = schedule[0];
  if (first === undefined) {
    return;
  }
  await notifyUsers(ctx, [
    {
      userId: note.issuerId,
      template: 'note_issued_to_issuer',
      dedupeKey: `note_issued:${note.id}`,
      params: {
        noteNumber: note.number,
        amount: senToText(disbursement.amountSen),
        fee: senToText(disbursement.originationFeeSen),
        serviceTax: senToText(disbursement.serviceTaxSen),
        net: senToText(disbursement.netSen),
        firstDueOn: first.dueOn,
        firstAmount: senToText(addSen(first.principalSen, first.returnSen)),
      },
    },
  ]);
  await addNoteUpdate(ctx, {
    noteId: note.id,
    kind: 'issued',
    title: message('update_issued'),
    body: message('update_issued_text'),
    amountSen: disbursement.amountSen,
  });
}
