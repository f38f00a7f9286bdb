import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Below this an answer fits into one packet anyway. */
const WORTH_BYTES = 1_400;
/** The fast end: the answer waits for it. */
const BROTLI_QUALITY = 4;

/**
 * Sends answers of calls compressed to clients that take it; what the site's build has compressed passes as it is.
 * A call proves itself by headers that no foreign page can send, so the length of an answer gives no secret away.
 */
export function compressAnswers(app: FastifyInstance): void {
  // With a callback, because most answers are small and a promise for each of them shows on a hot note.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isWorthIt(payload, reply.getHeader('content-type')) || reply.hasHeader('content-encoding')) {
      done(null, payload);
      return;
    }
    reply.header('vary', 'accept-encoding');
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
    if (encoding === null) {
      done(null, payload);
      return;
    }
    reply.header('content-encoding', encoding).removeHeader('content-length');
    const send = (error: Error | null, compressed: Buffer) => {
      // Who went away meanwhile may have been answered already; a second answer would end the process.
      if (!reply.raw.headersSent) {
        error === null ? done(null, compressed) : done(error);
      }
    };
    if (encoding === 'br') {
      brotliCompress(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }, send);
    } else {
      gzip(payload, send);
    }
  });
}

function isWorthIt(payload: unknown, type: unknown): payload is string {
  return (
    typeof payload === 'string' &&
    payload.length >= WORTH_BYTES &&
    /^(application\/json|text\/html)/.test(String(type))
  );
}
