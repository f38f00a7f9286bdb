import { investorFileFields } from '@titian/contracts/schemas/investor-application';
import type { Ctx } from '../../../platform/context.ts';
import { cardPictures } from '../../ekyc/public.ts';
import { dropFiles } from '../../files/public.ts';
import { claimedIdentity } from '../domain/claimed-identity.ts';
import { emptyForm, type FormFiles, mergeFields } from '../domain/form-data.ts';
import type { SavedApplication } from '../domain/saved-application.ts';
import type { FormInput } from './save-application.ts';

/**
 * The files of a form that is submitted: the card pictures of an Individual's identity check are the application's,
 * instead of older ones, so that they are uploaded once (KYC-10).
 */
export async function withCheckedCard(
  ctx: Ctx,
  before: SavedApplication,
  { form, userId, fields }: FormInput,
  files: FormFiles,
): Promise<FormFiles> {
  if (form !== 'individual') {
    return files;
  }
  const data = { ...emptyForm, fields: mergeFields(form, {}, fields, 'submit'), files };
  const card = await cardPictures(ctx, userId, claimedIdentity({ data }));
  if (card === null) {
    return files;
  }
  const checked: FormFiles = {
    identity_front: [card.front],
    identity_back: card.back === null ? [] : [card.back],
  };
  const current = new Set(Object.values(checked).flat());
  const replaced = investorFileFields.flatMap((field) => files[field] ?? []).filter((id) => !current.has(id));
  if (before.submittedAt === null) {
    // Files that operators have seen are retained (ONB-4).
    await dropFiles(ctx, replaced);
  }
  return { ...files, ...checked };
}
