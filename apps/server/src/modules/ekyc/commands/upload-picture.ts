import { buffer } from 'node:stream/consumers';
import { message } from '@titian/contracts/messages/message';
import type { Upload } from '@titian/contracts/uploads';
import type { EkycSide, PictureVerdict } from '../../../gateways/ekyc/port.ts';
import type { Scope } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { type StoredUpload, withUploads } from '../../files/public.ts';
import type { EkycDeps } from '../domain/ekyc-deps.ts';
import { countedChecks } from '../domain/session.ts';
import { type Access, rejectWrongOrder } from '../policy.ts';
import { readSession } from '../queries/read-session.ts';
import { type AssessedPicture, recordPicture } from './record-picture.ts';

const NO_PICTURE = message('picture_required');

export interface Picture {
  readonly access: Access;
  readonly sessionId: string;
  readonly side: EkycSide;
  readonly uploads: readonly Upload[];
}

/**
 * Accepts one picture: checks the state of the session, the file type and the provider's assessment before it is
 * stored. A picture that has to be retaken is not stored.
 *
 * @throws AppError `not_found`, `wrong_state`, `unavailable`; FieldError on `image`
 */
export async function uploadPicture(
  deps: EkycDeps,
  scope: Scope,
  picture: Picture,
): Promise<AssessedPicture> {
  const { access, sessionId, side, uploads } = picture;
  const session = await deps.work.query(scope, (ctx) => readSession(ctx, access, sessionId));
  rejectWrongOrder(session, side);
  if (uploads.length !== 1) {
    throw fieldError('image', NO_PICTURE);
  }
  const owner = { kind: 'user', id: session.userId } as const;
  return withUploads(deps.storage, owner, { image: uploads }, async ({ image = [] }) => {
    const [upload] = image;
    if (upload === undefined || !upload.contentType.startsWith('image/')) {
      throw fieldError('image', NO_PICTURE);
    }
    const verdict = await assess(deps, sessionId, side, upload);
    const counted = {
      ...verdict,
      checks: [...countedChecks(verdict.checks, session.tries[side] ?? 0)],
    };
    const assessed = await deps.work.command(scope, (ctx) =>
      recordPicture(ctx, { access, sessionId, side, upload, verdict: counted }),
    );
    if (!assessed.accepted) {
      await deps.storage.remove(upload.storageKey);
    }
    return assessed;
  });
}

async function assess(
  deps: EkycDeps,
  sessionId: string,
  side: EkycSide,
  upload: StoredUpload,
): Promise<PictureVerdict> {
  const image = await buffer(deps.storage.read(upload.storageKey));
  const answer =
    side === 'selfie'
      ? deps.provider.submitSelfie({ sessionId, image })
      : deps.provider.submitDocument({ sessionId, side, image });
  return answer.catch(() => {
    throw new AppError('unavailable');
  });
}
