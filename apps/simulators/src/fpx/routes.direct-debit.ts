import type { FastifyInstance } from 'fastify';
import { formOf, HttpError, sendPage } from '../lib/http.ts';
import { collect } from './collect.ts';
import type { FpxContext } from './context.ts';
import { type MandateBody, mandateSchema } from './control-schemas.ts';
import { decideMandate, type MandateDecision } from './decide-mandate.ts';
import type { Mandate } from './mandates.ts';
import { mandatesPage } from './pages/mandates.ts';
import { answerFile, type ReceivedFile, readFile } from './signed-file.ts';

const ERROR = 'ERROR';
const DECISIONS: readonly string[] = ['approve', 'decline', 'end'] satisfies MandateDecision[];

const OUTCOMES: Readonly<Record<string, string>> = {
  approve: 'Approved. Collections may begin.',
  decline: 'Declined.',
  end: 'Ended. Nothing can be collected any more.',
  late: 'That mandate was decided already.',
};

/** The columns of the enrolment result (DDB-5), with the mandate's own number at the end. */
function enrolmentRow(context: FpxContext, mandate: Mandate): string[] {
  const approvals = { waiting: '', approved: '00', rejected: '57', ended: 'TM' } as const;
  const compact = (day: string) => day.replaceAll('-', '');
  return [
    compact(mandate.authorisedAt.slice(0, 10)),
    mandate.reference,
    mandate.bankId,
    context.sellerId,
    mandate.payerName,
    mandate.accountNo,
    mandate.maxAmount,
    mandate.frequencyMode,
    String(mandate.maxFrequency),
    mandate.changes === null ? '01' : '02',
    '',
    '',
    '',
    compact(mandate.effectiveOn),
    compact(mandate.expiresOn),
    compact(mandate.decidedAt?.slice(0, 10) ?? ''),
    '',
    approvals[mandate.state],
    mandate.state === 'waiting' ? '' : mandate.number,
  ];
}

/** The enrolment result of the mandate that a file queries, ended first where the seller requests that. */
function enrolment(context: FpxContext, file: ReceivedFile): string[] | null {
  const [sellerId, reference = '', applicationType] = file.rows[0] ?? [];
  const mandate = sellerId === context.sellerId ? context.mandates.byReference(reference) : null;
  if (mandate === null) return null;
  const ended = applicationType === '03' ? decideMandate(context, mandate, 'end') : null;
  return enrolmentRow(context, ended ?? mandate);
}

function mandatePageRoutes(server: FastifyInstance, context: FpxContext): void {
  server.get<{ Querystring: { decided?: string } }>('/fpx/mandates', (request, reply) =>
    sendPage(
      reply,
      mandatesPage(context.mandates.all().reverse(), OUTCOMES[request.query.decided ?? ''] ?? null),
    ),
  );

  server.post('/fpx/mandates', (request, reply) => {
    const { reference = '', decision = '' } = formOf(request);
    const mandate = context.mandates.byReference(reference);
    const isKnown = mandate !== null && DECISIONS.includes(decision);
    const decided = isKnown ? decideMandate(context, mandate, decision as MandateDecision) : null;
    return reply.redirect(`/fpx/mandates?decided=${decided === null ? 'late' : decision}`, 303);
  });

  server.get('/control/fpx/mandates', () => ({ items: context.mandates.all().reverse() }));

  server.post<{ Body: MandateBody }>(
    '/control/fpx/mandate',
    { schema: { body: mandateSchema } },
    (request) => {
      const mandate = context.mandates.byReference(request.body.reference);
      if (mandate === null)
        throw new HttpError(404, `No mandate has the reference ${request.body.reference}.`);
      const decided = decideMandate(context, mandate, request.body.decision);
      if (decided === null)
        throw new HttpError(409, `Mandate ${mandate.reference} is ${mandate.state} already.`);
      return { mandate: decided };
    },
  );
}

/** Direct debit after the authorisation: enrolment results, collections, and what the bank decides (DDB-3). */
export function directDebitRoutes(server: FastifyInstance, context: FpxContext): void {
  server.post('/DirectDebit/Enrolment', (request, reply) => {
    const file = readFile(context, formOf(request));
    const row = file === null ? null : enrolment(context, file);
    const body = file === null || row === null ? ERROR : answerFile(context, file.name, [row]);
    return reply.type('text/plain; charset=utf-8').send(body);
  });

  server.post('/DirectDebit/Collection', (request, reply) => {
    const file = readFile(context, formOf(request));
    const body = file === null ? ERROR : answerFile(context, file.name, collect(context, file));
    return reply.type('text/plain; charset=utf-8').send(body);
  });

  mandatePageRoutes(server, context);
}
