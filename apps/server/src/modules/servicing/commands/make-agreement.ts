import { malaysiaDay } from '@titian/finance/calendar';
import type { QueryCtx } from '../../../platform/context.ts';
import type { FileStorage } from '../../../platform/storage.ts';
import { withDocument } from '../../files/public.ts';
import { agreementPdf } from '../domain/agreement-pdf.ts';
import { termsToSign } from '../queries/agreement.ts';
import { AGREEMENT_VERSION, type SignedAgreement } from './issue-note.ts';

interface Parts {
  readonly storage: FileStorage;
  read<Result>(run: (ctx: QueryCtx) => Promise<Result>): Promise<Result>;
}

/**
 * Creates the agreement that an issuer is about to sign and stores it while the note is issued; when that fails, it
 * is removed again. Rendering it is slow, so it happens outside the transaction, which then checks it against the
 * terms.
 */
export async function withAgreement<Result>(
  { storage, read }: Parts,
  of: { readonly issuerId: string; readonly noteId: string },
  run: (agreement: SignedAgreement | null) => Promise<Result>,
): Promise<Result> {
  const found = await read(async (ctx) => {
    const toSign = await termsToSign(ctx, of.issuerId, of.noteId);
    return toSign && { ...toSign, now: ctx.businessNow };
  });
  if (found === null) {
    return run(null);
  }
  const { terms, signer, now } = found;
  const signature = {
    state: 'signed',
    by: signer,
    on: malaysiaDay(now),
    version: AGREEMENT_VERSION,
  } as const;
  const document = {
    ownerUserId: of.issuerId,
    purpose: 'note_agreement' as const,
    name: `agreement-${terms.number}-v${AGREEMENT_VERSION}.pdf`,
    contentType: 'application/pdf',
    bytes: agreementPdf(terms, signature, now),
  };
  return withDocument(storage, document, (record) => run({ terms, record }));
}
