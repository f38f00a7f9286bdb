import { message } from '@titian/contracts/messages/message';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { AppError, type FieldError, fieldError } from '../../../platform/errors.ts';
import type { RelyingParty } from './relying-party.ts';

export type RegisteredCredential = ParsedApi['userAddPasskey']['body']['credential'];
export type AssertedCredential = ParsedApi['loginPasskey']['body']['credential'];
export type CreationOptions = ParsedApi['userPasskeyOptions']['response']['options'];
export type RequestOptions = ParsedApi['loginPasskeyOptions']['response']['options'];

/** What a challenge may be answered for. */
export type Purpose = 'register' | 'sign_in' | 'second_factor';

/** How long a browser waits for its user, and how long the answer counts. */
export const CEREMONY_MS = 5 * 60_000;

export interface PasskeyDeps {
  /** Null where the site's address has no name. */
  readonly party: RelyingParty | null;
}

/** @throws AppError `wrong_state` where browsers reject passkeys */
export function partyOf({ party }: PasskeyDeps): RelyingParty {
  if (party === null) {
    throw new AppError('wrong_state', {}, message('passkeys_need_host_name'));
  }
  return party;
}

/** One text for all causes, so that the cause is not disclosed. */
export function wrongPasskey(): FieldError {
  return fieldError('credential', message('passkey_unknown'));
}
