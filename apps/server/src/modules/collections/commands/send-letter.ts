import type { LetterTemplate } from '@titian/contracts/collections';
import type { Language } from '@titian/contracts/messages/definition';
import { senFromText, senToText } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { newId } from '../../../platform/ids.ts';
import type { FileStorage } from '../../../platform/storage.ts';
import { type StoredFile, withDocument } from '../../files/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import { letterPdf } from '../domain/letter.ts';
import { type WrittenLetter, writeLetter } from '../queries/letter.ts';
import { insertLetter } from '../store/letters.ts';
import { lockLateNote } from './lock-late-note.ts';
import { writeStep } from './write-step.ts';

interface LetterDeps {
  readonly storage: FileStorage;
  readonly read: <Result>(run: (ctx: QueryCtx) => Promise<Result>) => Promise<Result>;
  readonly command: <Result>(run: (ctx: Ctx) => Promise<Result>) => Promise<Result>;
}

interface WantedLetter {
  readonly noteId: string;
  readonly template: LetterTemplate;
  readonly language: Language;
  /** The total as it was previewed. */
  readonly total: string;
}

/**
 * Sends a letter about a late note: files it as a PDF of the issuer, notifies the issuer in its own language, and its
 * investors (REC-19). Setting it is slow, so it happens before the transaction, which checks it against the debt again.
 * @throws AppError `not_found`, `note_not_late`, `letter_changed` where another total was previewed; FieldError on
 * template
 */
export async function sendLetter(
  { storage, read, command }: LetterDeps,
  operator: OperatorPrincipal,
  wanted: WantedLetter,
): Promise<void> {
  const { written, at } = await read(async (ctx) => ({
    written: await writeLetter(ctx, wanted.noteId, wanted),
    at: ctx.businessNow,
  }));
  requireSame(written, wanted);
  const { note, facts, letter } = written;
  const document = {
    ...({
      ownerUserId: note.issuerId,
      purpose: 'collection_letter',
      contentType: 'application/pdf',
    } as const),
    name: `${wanted.template.replaceAll('_', '-')}-${note.number}-${facts.on}.pdf`,
    bytes: letterPdf(letter, facts, at),
  };
  await withDocument(storage, document, (record) =>
    command(async (ctx) => {
      await lockLateNote(ctx, note.id, operator.id);
      requireSame(await writeLetter(ctx, note.id, wanted), wanted);
      await fileLetter(ctx, operator, written, await record(ctx));
    }),
  );
}

function requireSame({ letter }: WrittenLetter, { total }: WantedLetter): void {
  if (letter.totalSen !== senFromText(total)) {
    throw new AppError('letter_changed', { total: senToText(letter.totalSen) });
  }
}

async function fileLetter(
  ctx: Ctx,
  operator: OperatorPrincipal,
  { note, facts, letter }: WrittenLetter,
  file: StoredFile,
): Promise<void> {
  const { template, language } = facts;
  const id = newId();
  await insertLetter(ctx.tx, {
    ...{ id, noteId: note.id, operatorId: operator.id, at: ctx.businessNow, on: ctx.businessDate },
    ...{ template, language, fileId: file.id, totalSen: letter.totalSen },
  });
  await writeStep(ctx, note.id, { step: 'letter', template });
  await notifyUsers(ctx, [
    {
      ...{ userId: note.issuerId, dedupeKey: `collection_letter:${id}`, template: 'collection_letter' },
      params: { noteNumber: note.number, letter: template },
    },
  ]);
  await recordAudit(ctx, {
    action: 'collection.letter_sent',
    ...{ subjectKind: 'note', subjectId: note.id },
    after: { template, language, total: senToText(letter.totalSen) },
  });
}
