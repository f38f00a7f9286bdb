import type { Message } from '@titian/contracts/messages/definition';
import { identityChecksMessages } from '@titian/contracts/messages/identity-checks';
import { message } from '@titian/contracts/messages/message';
import type { EkycSide, PictureCheck } from '../../../gateways/ekyc/port.ts';

/** The text of one check of a picture. */
export function checkText({ check, result }: PictureCheck, side: EkycSide): Message {
  if (result === 'pass') {
    return message(`picture_${check}_passed`);
  }
  return check === 'shape' && side === 'selfie'
    ? message('picture_face_advice')
    : message(`picture_${check}_advice`);
}

/** A reason as a person reads it; what the provider alone knows is reviewed again. */
export function reasonText(reason: string): Message {
  const code = `ekyc_${reason}`;
  return Object.hasOwn(identityChecksMessages, code) ? { code, params: {} } : message('ekyc_second_review');
}
