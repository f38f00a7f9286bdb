import { senToText } from '@titian/finance/sen';
import { recordAudit } from '../../platform/audit.ts';
import type { Call, Routes } from '../../platform/http/route.ts';
import type { FileStorage } from '../../platform/storage.ts';
import { assignCollection, changeAssignment } from './commands/assignments.ts';
import { cancelPromise, recordPromise } from './commands/promises.ts';
import { recordContact } from './commands/record-contact.ts';
import { sendLetter } from './commands/send-letter.ts';
import { presentCollection, presentPage } from './present.ts';
import { writeLetter } from './queries/letter.ts';
import { lateNotes } from './queries/list-late-notes.ts';
import { readCollection } from './queries/read-collection.ts';

export interface CollectionRouteDeps {
  readonly storage: FileStorage;
}

/** Late and defaulted notes as operators work on them (REC-16). */
export function collectionOperatorRoutes(routes: Routes, { storage }: CollectionRouteDeps): void {
  routes.on('operatorCollections', (call) =>
    call.read(async (ctx) => ({
      success: true,
      ...presentPage(await lateNotes(ctx, call.principal, call.query)),
    })),
  );
  // Who is reached about a debt is personal data: reading it is recorded.
  routes.on('operatorCollection', (call) =>
    call.command(async (ctx) => {
      const read = await readCollection(ctx, call.params.id);
      await recordAudit(ctx, {
        action: 'collection.viewed',
        ...{ subjectKind: 'note', subjectId: read.note.id },
      });
      return { success: true, collection: presentCollection(read, call.principal, call.language) };
    }),
  );
  letterRoutes(routes, storage);
  actRoutes(routes);
}

function letterRoutes(routes: Routes, storage: FileStorage): void {
  routes.on('operatorLetterPreview', (call) =>
    call.read(async (ctx) => {
      const { letter } = await writeLetter(ctx, call.params.id, call.query);
      const { title, to, rows, paragraphs, totalSen } = letter;
      return {
        success: true,
        letter: {
          ...{ title, addressee: to.name, detail: to.detail, paragraphs: [...paragraphs] },
          rows: rows.map(([label, value]) => ({ label, value })),
          total: senToText(totalSen),
        },
      };
    }),
  );
  routes.on('operatorSendLetter', async (call) => {
    const { read, once, principal, params, body } = call;
    const deps = { storage, read, command: once };
    await sendLetter(deps, principal, { noteId: params.id, ...body });
    return shown(call, params.id);
  });
}

/** Each act answers the note as it is after it. */
function actRoutes(routes: Routes): void {
  routes.on('operatorRecordContact', async (call) => {
    await call.once((ctx) => recordContact(ctx, call.principal, call.params.id, call.body));
    return shown(call, call.params.id);
  });
  routes.on('operatorRecordPromise', async (call) => {
    await call.once((ctx) => recordPromise(ctx, call.principal, call.params.id, call.body));
    return shown(call, call.params.id);
  });
  routes.on('operatorCancelPromise', async (call) =>
    shown(
      call,
      await call.command((ctx) => cancelPromise(ctx, call.principal, call.params.id, call.body.reason)),
    ),
  );
  routes.on('operatorAssignCollection', async (call) => {
    await call.command((ctx) => assignCollection(ctx, call.principal, call.params.id, call.body));
    return shown(call, call.params.id);
  });
  routes.on('operatorChangeAssignment', async (call) =>
    shown(call, await call.command((ctx) => changeAssignment(ctx, call.params.id, call.body))),
  );
}

type Acting = Pick<Call<'operatorRecordContact'>, 'principal' | 'read' | 'language'>;

function shown({ principal, read, language }: Acting, noteId: string) {
  return read(async (ctx) => ({
    success: true as const,
    collection: presentCollection(await readCollection(ctx, noteId), principal, language),
  }));
}
