import type { Routes } from '../../platform/http/route.ts';
import { type FileIntake, withUploads } from '../files/public.ts';
import { readBankStatementsDay } from '../onboarding/public.ts';
import { readSettings } from '../settings/public.ts';
import { answerRequest } from './commands/answer-request.ts';
import { applyAgain } from './commands/apply-again.ts';
import { declineOffer } from './commands/decline-offer.ts';
import { saveDraft } from './commands/save-draft.ts';
import { submitApplication } from './commands/submit-application.ts';
import { costsOnWire } from './domain/costs-on-wire.ts';
import { presentFacility } from './domain/exposure-on-wire.ts';
import type { NoteKnowledge } from './domain/issuer-notes.ts';
import { filesShown, presentAsNote, presentDraft } from './present.ts';
import { applicantEligibility } from './queries/applicant-eligibility.ts';
import { facilityOf } from './queries/facility.ts';
import { issuerApplications } from './queries/issuer-applications.ts';
import { readDraft } from './queries/read-draft.ts';

export interface FinancingRouteDeps {
  readonly storage: FileIntake;
  readonly notes: NoteKnowledge;
}

/** Applying for financing, and the applications that are no notes yet. */
export function financingRoutes(routes: Routes, { storage, notes }: FinancingRouteDeps): void {
  routes.on(
    'financingApply',
    (call) =>
      withUploads(
        storage,
        call.principal,
        { documents: call.body.documents },
        ({ documents: uploads = [] }) =>
          call.once(async (ctx) => {
            const { id: issuerId } = call.principal;
            const { body: form, idempotencyKey } = call;
            const submission = { issuerId, form, uploads, idempotencyKey, notes };
            const { id, number } = await submitApplication(ctx, submission);
            return { success: true, application: { id, number, state: 'under_review' } };
          }),
      ),
    201,
  );
  routes.on('financingLog', (call) =>
    call.read(async (ctx) => {
      ctx.log.warn({ userId: call.principal.id, problem: call.body.error }, 'the financing form failed');
      return { success: true };
    }),
  );
  registerDraft(routes, { storage, notes });
  registerLists(routes);
  registerRequests(routes, storage);
}

function registerDraft(routes: Routes, { storage, notes }: FinancingRouteDeps): void {
  routes.on('financingSaveDraft', (call) =>
    withUploads(
      storage,
      call.principal,
      { documents: call.body.documents },
      async ({ documents: uploads = [] }) => {
        const saved = await call.command((ctx) => saveDraft(ctx, call.principal.id, call.body, uploads));
        return {
          success: true,
          version: saved.version,
          saved_at: saved.savedAt.toISOString(),
          files: { documents: filesShown(saved.documents) },
        };
      },
    ),
  );
  routes.on('financingRetrieveDraft', (call) =>
    call.read(async (ctx) => {
      const { id: issuerId } = call.principal;
      const eligibility = await applicantEligibility(ctx, notes.issuerNotes, issuerId);
      return {
        success: true,
        ...presentDraft(await readDraft(ctx, issuerId)),
        costs: costsOnWire(await readSettings(ctx), eligibility, call.language),
        bank_statements_on: await readBankStatementsDay(ctx, issuerId),
      };
    }),
  );
  routes.on('financingLimit', (call) =>
    call.read(async (ctx) => ({
      success: true,
      limit: presentFacility(await facilityOf(ctx, notes, call.principal.id)),
    })),
  );
  routes.on('financingApplyAgain', (call) =>
    call.command(async (ctx) => {
      const { note_id: noteId, replace_draft: replaceDraft } = call.body;
      const { version } = await applyAgain(ctx, {
        ...{ issuerId: call.principal.id, noteId, replacesDraft: replaceDraft === 1 },
        issuerNotes: notes.issuerNotes,
      });
      return { success: true, version };
    }),
  );
}

function registerLists(routes: Routes): void {
  const lists = { notesBoUnderReview: 'under_review', notesBoPending: 'offered' } as const;
  for (const name of ['notesBoUnderReview', 'notesBoPending'] as const) {
    routes.on(name, async (call) => {
      const page = await call.read((ctx) =>
        issuerApplications(ctx, call.principal.id, lists[name], call.query),
      );
      const items = page.rows.map((one) => presentAsNote(one));
      return { success: true, items, next_cursor: page.nextCursor };
    });
  }
}

function registerRequests(routes: Routes, storage: FileIntake): void {
  routes.on('noteSubmitDocuments', (call) =>
    withUploads(storage, call.principal, { files: call.body.files }, ({ files: uploads = [] }) =>
      call.command(async (ctx) => {
        const { request_id: requestId, comment = null } = call.body;
        const answer = { issuerId: call.principal.id, requestId, comment, uploads };
        const files = await answerRequest(ctx, answer);
        return { success: true, request: { id: requestId, state: 'answered', files: filesShown(files) } };
      }),
    ),
  );
  routes.on('noteListingDecline', (call) =>
    call.command(async (ctx) => {
      const { note_id: noteId, reason = null } = call.body;
      await declineOffer(ctx, call.principal.id, noteId, reason);
      return { success: true, note_id: noteId, state: 'declined' };
    }),
  );
}
