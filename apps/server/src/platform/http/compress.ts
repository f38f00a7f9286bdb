import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Below this an answer fits into one packet anyway. */
const WORTH_BYTES = 1_400;
/** The fast end: the answer waits for it. */
const BROTLI_QUALITY = 4;

/**
 * Sends answers of calls compressed to clients that take it; what the site's build has compressed passes as it is.
 * Calls require headers that no foreign page can send, so the length of an answer discloses no secret.
 */
export function compressAnswers(app: FastifyInstance): void {
  // With a callback, because most answers are small and a promise for each of them shows on a hot note.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isWorthIt(payload, reply.getHeader('content-type')) || reply.hasHeader('content-encoding')) {
      done(null, payload);
      return;
    }
    const varied = reply.getHeader('vary');
    reply.header('vary', varied === undefined ? 'accept-encoding' : `${varied}, accept-encoding`);
    const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''));
    if (encoding === null) {
      done(null, payload);
      return;
    }
    reply.header('content-encoding', encoding).removeHeader('content-length');
    const send = (error: Error | null, compressed: Buffer) => {
      // A disconnected client may have been answered already; a second answer would end the process.
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

/**
 * The encoding that a client prefers by its weights, brotli where they are equal; null where it takes neither. A weight of
 * zero rejects (RFC 9110 §12.4.2), and `*` stands for what is not named.
 */
function encodingFor(accepted: string): 'br' | 'gzip' | null {
  const weights = new Map(accepted.toLowerCase().split(',').map(weightOf));
  const [br, gz] = ['br', 'gzip'].map((name) => weights.get(name) ?? weights.get('*') ?? 0) as [
    number,
    number,
  ];
  if (br > 0 && br >= gz) {
    return 'br';
  }
  return gz > 0 ? 'gzip' : null;
}

function weightOf(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
  const weight = parameters.find((one) => /^q\s*=/.test(one))?.replace(/^q\s*=\s*/, '');
  // A value that is no number counts as zero, which rejects.
  return [name, weight === undefined ? 1 : Number(weight) || 0];
}

function isWorthIt(payload: unknown, type: unknown): payload is string {
  return (
    typeof payload === 'string' &&
    payload.length >= WORTH_BYTES &&
    /^(application\/json|text\/(html|csv))/.test(String(type))
  );
}
