import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { drawSample } from '../gateways/ekyc/local/sample-kit.ts';
import { AppError } from '../platform/errors.ts';
import { sendError } from '../platform/http/error-handler.ts';

const inputSchema = z.object({
  side: z.enum(['front', 'back', 'selfie']),
  name: z.string().min(1).max(100),
  type: z.string().max(20).default('nric'),
  number: z.string().min(1).max(40),
  born: z.iso.date().or(z.literal('')).default(''),
});

/** In the demo only: pictures of a sample card for any name, for trying the identity check. */
export function registerSampleCards(app: FastifyInstance): void {
  app.get('/dev/sample-card/:side', async (request, reply) => {
    const parsed = inputSchema.safeParse({ ...Object(request.query), ...Object(request.params) });
    if (!parsed.success) {
      return sendError(reply, new AppError('not_found'));
    }
    const { side, name, type, number, born } = parsed.data;
    const picture = await drawSample(side, { name, type, number, bornOn: born === '' ? null : born });
    return reply
      .type('image/png')
      .header('cache-control', 'no-store')
      .header('content-disposition', `inline; filename="sample-${side}.png"`)
      .send(picture);
  });
}
