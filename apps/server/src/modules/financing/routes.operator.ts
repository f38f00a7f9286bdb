import { message } from '@titian/contracts/messages/message';
import { day } from '@titian/finance/calendar';
import type { CreditBureau } from '../../gateways/credit-bureau/port.ts';
import { fieldError } from '../../platform/errors.ts';
import type { Routes } from '../../platform/http/route.ts';
import type { Approvals } from '../approvals/public.ts';
import { assessApplication } from './commands/assess-application.ts';
import { closeRequest, requestDocuments } from './commands/request-documents.ts';
import { viewFinancing } from './commands/view-financing.ts';
import { writeFactSheet } from './commands/write-fact-sheet.ts';
import { presentAssessment } from './domain/assessment-wire.ts';
import type { CreditFigures } from './domain/credit-figures.ts';
import type { NoteKnowledge } from './domain/issuer-notes.ts';
import { operatorCan } from './policy.ts';
import { presentApplication, presentFile, presentOperatorOffer, presentRequest } from './present.ts';
import { namedRequest, operatorName } from './queries/document-requests.ts';
import { bureauSubject, operatorApplications } from './queries/operator-applications.ts';

export interface FinancingOperatorDeps {
  readonly notes: NoteKnowledge;
  readonly bureau: CreditBureau;
  readonly approvals: Approvals;
}

/** Applications for financing, for the operators who assess them. */
export function financingOperatorRoutes(routes: Routes, deps: FinancingOperatorDeps): void {
  routes.on('operatorFinancingApplications', async (call) => {
    const page = await call.read((ctx) => operatorApplications(ctx, deps.notes, call.query));
    const items = page.rows.map((row) => ({
      ...presentApplication(row.application, row.issuerName),
      can: operatorCan(call.principal, row.application, row),
    }));
    return { success: true, items, next_cursor: page.nextCursor };
  });
  routes.on('operatorFinancingApplication', async (call) => {
    const file = await call.command((ctx) => viewFinancing(ctx, deps, call.principal, call.params.id));
    const { assessment } = file;
    return {
      success: true,
      application: presentFile(file, call.principal, call.language),
      assessment:
        assessment === null ? null : presentAssessment(assessment, assessment.assessedByName, call.language),
      offer:
        file.offer === null
          ? null
          : presentOperatorOffer(file.offer, file.application.number, call.principal),
      can: operatorCan(call.principal, file.application, file),
    };
  });
  registerWorkQueue(routes, deps);
}

/**
 * Entries of credit operators. The bureau is queried before anything is written, because it may be an external
 * service.
 */
function registerWorkQueue(routes: Routes, { notes, bureau }: FinancingOperatorDeps): void {
  routes.on('operatorAssessFinancing', async (call) => {
    const { params, body: figures, principal } = call;
    const subject = await call.read((ctx) => bureauSubject(ctx, params.id));
    const answer = await bureau.reportOn(subject, enteredReport(figures));
    if (!answer.ok) {
      throw fieldError('bureau.reported_on', bureauRejections[answer.rejection]);
    }
    const { report } = answer;
    const assessing = { applicationId: params.id, operatorId: principal.id, figures, report };
    return call.command(async (ctx) => {
      const made = await assessApplication(ctx, notes.issuerNotes, assessing);
      const by = await operatorName(ctx, made.assessedBy);
      return { success: true, assessment: presentAssessment(made, by, call.language) };
    });
  });
  routes.on('operatorWriteFactSheet', (call) =>
    call.command(async (ctx) => ({
      success: true,
      fact_sheet: await writeFactSheet(ctx, call.params.id, call.principal.id, call.body),
    })),
  );
  routes.on('operatorRequestDocuments', (call) =>
    call.once(async (ctx) => {
      const { text, due_on: dueOn } = call.body;
      const documents = {
        applicationId: call.params.id,
        operatorId: call.principal.id,
        text,
        dueOn: day(dueOn),
      };
      const request = await requestDocuments(ctx, documents);
      return { success: true, request: presentRequest(await namedRequest(ctx, request), call.principal) };
    }),
  );
  routes.on('operatorCloseRequest', (call) =>
    call.command(async (ctx) => {
      const request = await closeRequest(ctx, call.params.id);
      return { success: true, request: presentRequest(await namedRequest(ctx, request), call.principal) };
    }),
  );
}

const bureauRejections = {
  too_old: message('bureau_report_too_old'),
  in_the_future: message('bureau_report_day_required'),
} as const;

function enteredReport({ bureau }: CreditFigures) {
  return {
    reference: bureau.reference,
    reportedOn: day(bureau.reported_on),
    score: bureau.score,
    arrearsMonths: bureau.arrears_months,
    legalSuits: bureau.legal_suits,
    isInsolvent: bureau.is_insolvent,
  };
}
