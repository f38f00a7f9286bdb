import { timingSafeEqual } from 'node:crypto';
import {
  isMandatoryCategory,
  type NotificationCategory,
  notificationCategories,
} from '@titian/contracts/notification-categories';
import type { FieldEncryption } from '../../../platform/field-encryption.ts';

const ID_BYTES = 16;
const PROOF_BYTES = 32;

/** What the link of a mail switches off. */
export interface UnsubscribeLink {
  readonly userId: string;
  /** Null in mails of earlier versions: every optional e-mail. */
  readonly category: NotificationCategory | null;
}

/**
 * The token of a mail's one-click link: the customer's id, a keyed hash of it with the mail's category, and the
 * category. Not stored and without expiry, because unsubscribing must always work and is idempotent.
 */
export function unsubscribeToken(fieldEncryption: FieldEncryption, link: UnsubscribeLink): string {
  const id = Buffer.from(link.userId.replaceAll('-', ''), 'hex');
  const category = Buffer.from(link.category ?? '');
  return Buffer.concat([id, proofOf(fieldEncryption, link), category]).toString('base64url');
}

/** What a token switches off; null when it is not valid. */
export function unsubscribeLink(fieldEncryption: FieldEncryption, token: string): UnsubscribeLink | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.byteLength < ID_BYTES + PROOF_BYTES) {
    return null;
  }
  const userId = bytes
    .subarray(0, ID_BYTES)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const named = bytes.subarray(ID_BYTES + PROOF_BYTES).toString();
  const category = notificationCategories.find((one) => one === named) ?? null;
  const link = { userId, category };
  const isKnown = named === '' || (category !== null && !isMandatoryCategory(category));
  const proof = bytes.subarray(ID_BYTES, ID_BYTES + PROOF_BYTES);
  return isKnown && timingSafeEqual(proof, proofOf(fieldEncryption, link)) ? link : null;
}

function proofOf(fieldEncryption: FieldEncryption, { userId, category }: UnsubscribeLink): Buffer {
  return fieldEncryption.keyedHash('unsubscribe', category === null ? userId : `${userId} ${category}`);
}
