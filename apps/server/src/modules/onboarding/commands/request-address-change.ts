import type { AddressDocumentKind } from '@titian/contracts/address-change';
import { message } from '@titian/contracts/messages/message';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { recordUploads, type StoredUpload } from '../../files/public.ts';
import { lockAccount } from '../../identity/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import { requireMoneyAllowed } from '../../restrictions/public.ts';
import { type Address, isSameAddress, townOf } from '../domain/address.ts';
import type { AddressChange } from '../domain/address-change.ts';
import { readApplicant } from '../queries/read-applicant.ts';
import { hasWaitingAddressChange, insertAddressChange } from '../store/address-changes.ts';

/** What a proof of an address is uploaded as. */
export const ADDRESS_PROOF_PURPOSE = 'address_proof';

export interface WantedAddress {
  readonly userId: string;
  readonly address: Address;
  readonly documentKind: AddressDocumentKind;
  /** At most one. */
  readonly document: readonly StoredUpload[];
}

/**
 * Whether a customer may request another address now: one request waits at a time, and none is made while money is
 * restricted (ONB-39).
 * @throws AppError `account_restricted`, `wrong_state`
 */
export async function requireAddressRequestAllowed(ctx: QueryCtx, userId: string): Promise<void> {
  await requireMoneyAllowed(ctx, userId, 'address_change');
  if (await hasWaitingAddressChange(ctx.reader, userId)) {
    throw new AppError('wrong_state', {}, message('address_change_waiting'));
  }
}

/**
 * Stores the request for another address with its proof; the present one stays in force until two operators accept it.
 * @throws FieldError on `document`, `address_line_1`; AppError `account_restricted`, `wrong_state`
 */
export async function requestAddressChange(ctx: Ctx, wanted: WantedAddress): Promise<AddressChange> {
  const { userId, address, documentKind } = wanted;
  await lockAccount(ctx, userId);
  const [file] = await recordUploads(ctx, wanted.document, { userId, purpose: ADDRESS_PROOF_PURPOSE });
  if (file === undefined) {
    throw fieldError('document', message('document_file_required'));
  }
  await requireAddressRequestAllowed(ctx, userId);
  const current = (await readApplicant(ctx, userId))?.address ?? null;
  if (current !== null && isSameAddress(current, address)) {
    throw fieldError('address_line_1', message('address_unchanged'));
  }
  const change = await insertAddressChange(ctx.tx, {
    ...{ id: newId(), userId, address, documentKind, fileId: file.id },
    requestedAt: ctx.businessNow,
  });
  await recordAudit(ctx, {
    action: 'address.requested',
    subjectKind: 'address_change',
    subjectId: change.id,
    after: { document_kind: documentKind, document_id: file.id },
  });
  const params = { town: townOf(address) };
  const dedupeKey = `address_change_received:${change.id}`;
  await notifyUsers(ctx, [{ userId, dedupeKey, template: 'address_change_received', params }]);
  return change;
}
