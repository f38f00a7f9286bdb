import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EkycSide } from '../../gateways/ekyc/port.ts';
import { apiHeaders } from '../../platform/http/api-headers.ts';
import { declaredOptions } from '../../platform/http/declared-routes.ts';
import type { Call, Routes } from '../../platform/http/route.ts';
import { readSettings } from '../settings/public.ts';
import { receiveWebhook } from './commands/receive-webhook.ts';
import { startSession } from './commands/start-session.ts';
import { uploadPicture } from './commands/upload-picture.ts';
import type { EkycDeps } from './domain/ekyc-deps.ts';
import { type Access, demandSomeone, rejectWrongOrder } from './policy.ts';
import { presentAssessed, presentSampleCard, presentSession, presentStarted } from './present.ts';
import { cardPictures } from './queries/card-pictures.ts';
import { attemptsLeft, readEkycStatus, readSession } from './queries/read-session.ts';

const TOKEN = /^[A-Za-z0-9_-]{16,200}$/;

/** The identity check of a customer, signed in or on a phone that it was handed to (contract `/ekyc/sessions`). */
export function ekycRoutes(routes: Routes, deps: EkycDeps): void {
  routes.on('ekycCurrent', (call) =>
    call.read(async (ctx) => {
      const userId = call.principal.id;
      const status = await readEkycStatus(ctx, userId, deps.readIdentity);
      const { session, attemptsLeft: left } = status;
      const identity = await deps.readIdentity(ctx, userId);
      return {
        success: true,
        session: session && presentSession(session, left, call.language),
        blocked: status.blocked,
        undone_by: status.undoneBy,
        gives_card_pictures: (await cardPictures(ctx, userId, identity)) !== null,
        attempts_left: left,
        selfie_keep_days: (await readSettings(ctx)).ekycSelfieRetentionDays,
        sample_card: presentSampleCard(deps, identity),
      };
    }),
  );

  routes.on(
    'ekycStart',
    async (call) => {
      const person = { userId: call.principal.id, ip: call.ip };
      return presentStarted(await startSession(deps, call.scope, person), deps.siteUrl, call.language);
    },
    201,
  );

  routes.on('ekycSession', (call) => {
    const access = accessOf(call);
    return call.read(async (ctx) => {
      const session = await readSession(ctx, access, call.params.id);
      return {
        success: true,
        ...presentSession(session, await attemptsLeft(ctx, session.userId), call.language),
      };
    });
  });

  const sides = { ekycFront: 'front', ekycBack: 'back', ekycSelfie: 'selfie' } as const;
  for (const name of ['ekycFront', 'ekycBack', 'ekycSelfie'] as const) {
    const side = sides[name];
    routes.on(
      name,
      (call) => takePicture(call, deps, side),
      200,
      async (head) => {
        const access = accessOf(head);
        rejectWrongOrder(await head.read((ctx) => readSession(ctx, access, head.params.id)), side);
      },
    );
  }
}

type PictureCall = Call<'ekycFront' | 'ekycBack' | 'ekycSelfie'>;

async function takePicture(call: PictureCall, deps: EkycDeps, side: EkycSide) {
  const picture = {
    access: accessOf(call),
    sessionId: call.params.id,
    side,
    uploads: call.body.image,
  };
  const assessed = await uploadPicture(deps, call.scope, picture);
  const left = await call.read((ctx) => attemptsLeft(ctx, assessed.session.userId));
  return presentAssessed(assessed, side, left, call.language);
}

/** @throws AppError `unauthorized` without session and token */
function accessOf(call: Pick<Call<'ekycSession'>, 'principal' | 'reply'>): Access {
  const header = call.reply.request.headers['x-handoff-token'];
  const given = typeof header === 'string' && header !== '' ? header : null;
  // A token of another shape is a wrong token, not none.
  const handoffToken = given === null || TOKEN.test(given) ? given : 'none';
  const access = { principal: call.principal, handoffToken };
  demandSomeone(access);
  return access;
}

/** The one address that a provider calls, authentic by its signature alone; the raw text is what is signed. */
export function ekycWebhookRoute(api: FastifyInstance, deps: EkycDeps, rateLimitFactor: number): void {
  api.register(async (provider) => {
    provider.removeAllContentTypeParsers();
    provider.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => body,
    );
    const declared = { schema: { hide: true } as never, ...declaredOptions('ekycWebhook', rateLimitFactor) };
    provider.post('/ekyc/webhook', declared, async (request, reply) => {
      const signature = request.headers['x-ekyc-signature'];
      const message = {
        signature: typeof signature === 'string' ? signature : '',
        body: typeof request.body === 'string' ? request.body : '',
      };
      await receiveWebhook(deps, request.id, message);
      return reply.headers(apiHeaders).send({ success: true });
    });
  });
}
