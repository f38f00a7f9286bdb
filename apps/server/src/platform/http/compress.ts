import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this an answer fits into one packet anyway. */
const WORTH_BYTES = 1_400;
/** The fast end: the answer waits for it. */
const BROTLI_QUALITY = 4;

/**
 * Sends answers of calls compressed to clients that take it; what the site's build has compressed passes as it is.
 * A call proves itself by headers that no foreign page can send, so the length of an answer gives no secret away.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isWorthIt(reply.getHeader('content-type'), payload) || reply.hasHeader('content-encoding')) {
      return payload;
    }
    reply.header('vary', 'accept-encoding');
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
    if (encoding === null) {
      return payload;
    }
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return encoding === 'br'
      ? brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : zip(payload);
  });
}

function isWorthIt(type: unknown, payload: unknown): payload is string {
  return (
    typeof payload === 'string' &&
    payload.length >= WORTH_BYTES &&
    /^(application\/json|text\/html)/.test(String(type))
  );
}
