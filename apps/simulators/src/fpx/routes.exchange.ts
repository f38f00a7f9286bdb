import type { FastifyInstance } from 'fastify';
import { formOf, sendPage } from '../lib/http.ts';
import { bareOutcome, sentConfirmation } from './confirmation.ts';
import type { FpxContext } from './context.ts';
import { answerBankList, answerEnquiry } from './enquiry.ts';
import { rejectionPage, termsPage } from './pages/passages.ts';
import { receiveRequest } from './receive.ts';

/** The exchange's own addresses: AR, AE, BE, terms and certificate (FPX-5). */
export function exchangeRoutes(server: FastifyInstance, context: FpxContext, certificatePem: string): void {
  server.post('/FPXMain/seller2DReceiver.jsp', (request, reply) => {
    const fields = formOf(request);
    const received = receiveRequest(context, fields);
    // The pages have addresses of their own, so that reloading one does not send the AR again.
    if (received.kind === 'opened') return reply.redirect(`/fpx/connect/${received.transaction.key}`, 303);
    if (received.kind === 'refused') return reply.redirect(`/fpx/bank/${received.transaction.key}`, 303);
    if (received.kind === 'unproven') return sendPage(reply.code(400), rejectionPage(received.code, null));
    const answer = sentConfirmation(fields, bareOutcome(received.code), context);
    return sendPage(
      reply.code(409),
      rejectionPage(received.code, { action: context.indirectUrl, fields: answer }),
    );
  });

  server.post('/FPXMain/sellerNVPTxnStatus.jsp', (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(answerEnquiry(context, formOf(request))),
  );

  server.post('/FPXMain/RetrieveBankList', (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(answerBankList(context, formOf(request))),
  );

  server.get('/FPXMain/termsAndConditions.jsp', (_request, reply) => sendPage(reply, termsPage()));

  server.get('/fpx/certificate', (_request, reply) =>
    reply.type('application/x-pem-file').send(certificatePem),
  );
}
