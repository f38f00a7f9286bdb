import { z } from 'zod';
import { addressDocumentKinds, addressRejections } from '../address-change.ts';
import type { addressChangeEndpoints } from '../endpoints/address-change.ts';
import { formCheck } from '../form-check.ts';
import { issueMessage } from '../messages/message.ts';
import { postalAddress } from '../people.ts';
import { uploads } from '../uploads.ts';
import { validateAddress } from '../validate-person.ts';
import { codeBeside, file, id, instant, ok, okList, oneOf, pageQuery } from '../wire.ts';
import type { AreaSchemas } from './area.ts';
import { operatorFile } from './operator-file.ts';

const decision = z.strictObject({
  decision: oneOf(['accept', 'reject'], issueMessage('accept_or_reject_required')),
  /** What the customer reads; of a rejection only. */
  rejection: oneOf(addressRejections, issueMessage('address_rejection_required')).optional(),
});

/** What two operators decide about a requested address. */
export const addressChangeReview = decision.check(
  formCheck<z.output<typeof decision>>((form, addError) => {
    const isRejected = form.decision === 'reject';
    if (form.decision !== undefined && isRejected !== (form.rejection !== undefined)) {
      addError('rejection', issueMessage('address_rejection_required'));
    }
  }),
);

const nullableText = z.string().nullable();

/** A postal address as it is stored. */
export const storedAddress = z.object({
  line_1: nullableText,
  line_2: nullableText,
  postcode: nullableText,
  city: nullableText,
  state: nullableText,
  country: nullableText,
});

const requested = z.object({
  id,
  address: storedAddress,
  document_kind: z.enum(addressDocumentKinds),
  requested_at: instant,
});

const own = requested.extend({
  state: z.enum(['waiting', 'accepted', 'rejected', 'withdrawn']),
  file: file.nullable(),
  decided_at: instant.nullable(),
  /** Why it was rejected, in a sentence. */
  reason: nullableText,
  ...codeBeside('reason'),
});

const waiting = requested.extend({
  user_id: id,
  verified_name: z.string(),
  /** The address in force. */
  current: storedAddress,
  file: operatorFile.nullable(),
  can: z.object({ accept: z.boolean(), reject: z.boolean() }),
});

const form = z.strictObject({
  ...postalAddress,
  document_kind: oneOf(addressDocumentKinds, issueMessage('document_kind_required')),
  document: uploads(1),
});

export const addressChangeSchemas = {
  /** Newest first. */
  userAddressChanges: { response: ok({ items: z.array(own) }) },
  userRequestAddressChange: {
    body: form.check(formCheck<z.output<typeof form>>(validateAddress)),
    response: ok({ change: own }),
  },
  userWithdrawAddressChange: { params: z.object({ id }), response: ok({ change: own }) },
  operatorAddressChanges: { query: z.object(pageQuery), response: okList(waiting) },
} satisfies AreaSchemas<typeof addressChangeEndpoints>;
