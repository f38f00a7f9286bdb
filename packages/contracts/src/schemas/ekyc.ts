import { z } from 'zod';
import type { ekycEndpoints } from '../endpoints/ekyc.ts';
import { issueMessage } from '../messages/message.ts';
import { uploads } from '../uploads.ts';
import { agreed, codeBeside, id, instant, ok, okList, oneOf, pageQuery, text } from '../wire.ts';
import type { AreaSchemas } from './area.ts';
import { numbersShown } from './operator-access.ts';
import { operatorFile } from './operator-file.ts';

export const ekycStates = ['open', 'review', 'approved', 'retry', 'rejected'] as const;
const state = z.enum(ekycStates);

export const ekycSides = ['front', 'back', 'selfie'] as const;
const side = z.enum(ekycSides);

/** What can be looked at in one picture. */
export const ekycChecks = ['size', 'sharpness', 'exposure', 'shape', 'side', 'code', 'same_picture'] as const;

/** One thing that was looked at in a picture; `text` says what to do where it did not pass. */
const check = z.object({
  check: z.enum(ekycChecks),
  result: z.enum(['pass', 'caution', 'fail']),
  text: z.string(),
  ...codeBeside('text'),
});

const reason = z.object({ code: z.string(), text: z.string(), ...codeBeside('text') });

/** An identity check as its owner sees it. */
const session = {
  id,
  state,
  /** The pictures that this document needs, in their order. */
  steps: z.array(z.object({ side, done: z.boolean() })),
  reasons: z.array(reason),
  attempts_left: z.int(),
};

const byId = z.object({ id });
const image = z.strictObject({ image: uploads(1) });
const answeredImage = ok({ ...session, accepted: z.boolean(), checks: z.array(check) });

/** Why a new check cannot be started now. */
const blocked = z.enum(['identity_missing', 'attempts', 'review', 'approved', 'rejected']);

const can = z.record(z.string(), z.boolean());
const nullableText = z.string().nullable();

const reviewRow = z.object({
  id,
  user_id: id,
  name: z.string(),
  email: z.string(),
  state,
  attempt: z.int(),
  reasons: z.array(reason),
  submitted_at: instant.nullable(),
  can,
});

/** What an application or a card says of a person. */
const identity = z.object({
  name: z.string(),
  type: z.string(),
  number: z.string(),
  born_on: nullableText,
});

const reviewDetail = reviewRow.omit({ can: true }).extend({
  provider: z.string(),
  /** What the application says now; null where it has been taken away. */
  claimed: identity.nullable(),
  /** What was read from the code of the card; null where there was none to read. */
  reading: identity.nullable(),
  /** Whether both numbers are known and are not the same. */
  number_differs: z.boolean(),
  numbers: numbersShown,
  pictures: z.array(
    z.object({
      side,
      file: operatorFile.nullable(),
      checks: z.array(check.extend({ score: z.number().nullable() })),
    }),
  ),
  message: nullableText,
  decided_at: instant.nullable(),
  history: z.array(z.object({ at: instant, actor: z.string(), action: z.string(), reason: nullableText })),
});

export const ekycSchemas = {
  ekycCurrent: {
    response: ok({
      session: z.object(session).nullable(),
      blocked: blocked.nullable(),
      /** What has undone an approved check since (KYC-9). */
      undone_by: z.enum(['identity', 'pictures']).nullable(),
      /** Whether its card pictures stand for the application's own (KYC-10). */
      gives_card_pictures: z.boolean(),
      attempts_left: z.int(),
      selfie_keep_days: z.int(),
      /** In the demo only: pictures of a sample card for this person. */
      sample_card: z.array(z.object({ side, url: z.string() })),
    }),
  },
  ekycStart: {
    body: z.strictObject({ consent: agreed }),
    response: ok({
      ...session,
      /** Continues this check, and nothing else, on a phone. */
      handoff_url: z.string(),
      /** The same as a picture to point a phone at (data: image/svg+xml). */
      handoff_qr: z.string(),
      handoff_expires_at: instant,
    }),
  },
  ekycSession: { params: byId, response: ok(session) },
  ekycFront: { params: byId, body: image, response: answeredImage },
  ekycBack: { params: byId, body: image, response: answeredImage },
  ekycSelfie: { params: byId, body: image, response: answeredImage },
  ekycWebhook: {
    body: z.strictObject({
      event_id: text(100, issueMessage('event_name_required')),
      session_id: id,
      event: text(60, issueMessage('event_description_required')),
    }),
    response: ok({}),
  },
  operatorEkycReviews: {
    query: z.object({ ...pageQuery, state: oneOf(ekycStates, issueMessage('state_not_in_list')).optional() }),
    response: okList(reviewRow),
  },
  operatorEkycReview: { params: byId, response: ok({ review: reviewDetail, can }) },
} satisfies AreaSchemas<typeof ekycEndpoints>;
