import { message } from '@titian/contracts/messages/message';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import { type FieldError, fieldError } from '../../../platform/errors.ts';
import type { FieldEncryption } from '../../../platform/field-encryption.ts';
import { networkAddress } from '../../../platform/http/network-address.ts';
import { reportAfterCommit } from '../../../platform/security/report.ts';
import { accountBackOff, addressBackOff } from '../domain/back-off.ts';
import { verifyPassword } from '../domain/password-hash.ts';
import { deleteAttempts } from '../store/attempts.ts';
import { isFamiliarDevice } from '../store/familiar-devices.ts';
import { hasSessionFrom, type SubjectKind } from '../store/sessions.ts';
import { countAttempt, rejectBlocked } from './count-attempt.ts';

/** How a flow of several transactions runs each of them; a call of a route is one. */
export interface Steps {
  command<Result>(run: (ctx: Ctx) => Promise<Result>): Promise<Result>;
  read<Result>(run: (ctx: QueryCtx) => Promise<Result>): Promise<Result>;
}

export interface PasswordClaim {
  readonly kind: SubjectKind;
  readonly email: string;
  readonly password: string;
  readonly ip: string;
  /** The hash of the browser's own token; null where the caller is signed in already. */
  readonly deviceHash: Buffer | null;
}

export interface Credentials<Subject extends { readonly id: string }> {
  readonly subject: Subject;
  readonly passwordHash: string;
}

/** The subject of a verified password, and the attempt key to clear once the sign-in is complete. */
export interface Proof<Subject extends { readonly id: string }> extends Credentials<Subject> {
  readonly triesKey: Buffer;
}

/** One text for all causes, so that it does not disclose which addresses have an account. */
export function wrongSignIn(): FieldError {
  return fieldError('email', message('credentials_wrong'));
}

/**
 * Checks a password with the same steps, time and answer whether the address is known or not. An attempt is counted
 * before the password is checked, so that concurrent attempts are throttled like sequential ones; hashing happens
 * outside any transaction.
 * @throws FieldError on `email`, or the error given, when wrong; AppError `rate_limited` after too many tries
 */
export async function verifySignIn<Subject extends { readonly id: string }>(
  steps: Steps,
  claim: PasswordClaim,
  find: (ctx: QueryCtx) => Promise<Credentials<Subject> | null>,
  rejection: () => FieldError = wrongSignIn,
): Promise<Proof<Subject>> {
  const found = await steps.read(find);
  const address = networkAddress(claim.ip);
  const triesKey = await steps.command((ctx) => admit(ctx, claim, address, found?.subject.id ?? null));
  const right = await verifyPassword(found?.passwordHash ?? null, claim.password);
  if (!found || !right) {
    await steps.command(async (ctx) => {
      reportWrong(ctx, claim, found?.subject.id ?? null);
      await countAttempt(ctx, addressKey(ctx.fieldEncryption, claim.kind, address), addressBackOff);
    });
    throw rejection();
  }
  return { ...found, triesKey };
}

function reportWrong(ctx: Ctx, { kind, deviceHash }: PasswordClaim, id: string | null): void {
  reportAfterCommit(ctx, {
    kind: 'sign_in_failed',
    detail: deviceHash === null ? 'own_password' : `${kind}_password`,
    account: id === null ? null : { kind, id },
  });
}

/**
 * An address from which the owner has signed in before has a count of its own, and so has the owner's browser, which
 * others of its network do not hold back either: attempts of others delay each other, but not the owner.
 */
async function admit(
  ctx: Ctx,
  claim: PasswordClaim,
  address: string,
  subjectId: string | null,
): Promise<Buffer> {
  const { deviceHash } = claim;
  const isFamiliar = deviceHash !== null && (await isFamiliarDevice(ctx.reader, subjectId, deviceHash));
  if (!isFamiliar) {
    await rejectBlocked(ctx, addressKey(ctx.fieldEncryption, claim.kind, address));
  }
  const isKnown = await hasSessionFrom(ctx.reader, subjectId, address);
  const place = isFamiliar ? deviceHash.toString('hex') : isKnown ? address : '';
  const key = accountKey(ctx.fieldEncryption, claim.kind, claim.email, place);
  await countAttempt(ctx, key, accountBackOff);
  return key;
}

/** Clears the failed attempts for an owner who has just verified the mailbox. */
export async function forgetWrongPasswords(ctx: Ctx, email: string): Promise<void> {
  await deleteAttempts(ctx.tx, accountKey(ctx.fieldEncryption, 'user', email, ''));
}

/** @param place the address or browser that has a count of its own, or empty */
function accountKey(
  fieldEncryption: FieldEncryption,
  kind: SubjectKind,
  email: string,
  place: string,
): Buffer {
  return fieldEncryption.keyedHash('sign-in tries of an account', [kind, email, place].join('\0'));
}

function addressKey(fieldEncryption: FieldEncryption, kind: SubjectKind, address: string): Buffer {
  return fieldEncryption.keyedHash('sign-in tries from an address', `${kind}\0${address}`);
}
