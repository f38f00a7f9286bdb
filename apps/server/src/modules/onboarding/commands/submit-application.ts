import type { NameScreening } from '../../../gateways/screening/port.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { FieldError, type FieldMessages } from '../../../platform/errors.ts';
import { recordConsent } from '../../identity/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import { screenNames } from '../../screening/public.ts';
import { legalVersionInForce, readAgreementVersion } from '../../settings/public.ts';
import { type ConsentDocument, textsOf } from '../domain/consent-texts.ts';
import { type FormFiles, mergeFields } from '../domain/form-data.ts';
import { givenNames } from '../domain/given-names.ts';
import type { SavedApplication } from '../domain/saved-application.ts';
import { withCheckedCard } from './checked-card.ts';
import { type FormInput, lockForChange, receiveFiles, writeNext } from './save-application.ts';

export interface Submission extends FormInput {
  /** The documents that were agreed to, each recorded with the version valid today. */
  readonly consents: readonly ConsentDocument[];
  readonly ip: string;
  readonly screening: NameScreening;
  /** What is wrong with the whole form, given the files that each field has. */
  validate(files: FormFiles): Promise<FieldMessages>;
}

/**
 * Hands a complete application to the operators (ONB-1), records what was agreed to, screens the
 * names and thanks the applicant by mail.
 *
 * @throws AppError `stale_draft`, `application_under_review`, `application_final`; FieldError on what is wrong
 */
export async function submitApplication(ctx: Ctx, input: Submission): Promise<SavedApplication> {
  const before = await lockForChange(ctx, input);
  const received = await receiveFiles(ctx, before, input);
  const files = await withCheckedCard(ctx, before, input, received);
  const problems = await input.validate(files);
  if (Object.keys(problems).length > 0) {
    throw new FieldError(problems);
  }
  const agreementVersion = await readAgreementVersion(ctx);
  const fields = mergeFields(input.form, {}, input.fields, 'submit');
  const submitted = await writeNext(ctx, {
    ...before,
    data: { fields, files, agreementVersion },
    status: 'Submitted',
    remarks: [],
    submittedAt: ctx.businessNow,
    decidedAt: null,
  });
  for (const document of input.consents) {
    const version = await legalVersionInForce(ctx, ...textsOf(document, input.form));
    await recordConsent(ctx, { userId: input.userId, document, version, ip: input.ip });
  }
  await screenNames(ctx, input.screening, { userId: input.userId, names: givenNames(submitted) });
  await publishEvent(ctx, before, submitted);
  return submitted;
}

async function publishEvent(ctx: Ctx, before: SavedApplication, submitted: SavedApplication): Promise<void> {
  await recordAudit(ctx, {
    action: 'application.submitted',
    subjectKind: 'application',
    subjectId: submitted.id,
    before: { application_status: before.status },
    after: { application_status: submitted.status, form: submitted.form, version: submitted.version },
  });
  await notifyUsers(ctx, [
    {
      userId: submitted.userId,
      template: 'application_received',
      params: { form: submitted.form },
      dedupeKey: `application_received:${submitted.id}:${submitted.version}`,
    },
  ]);
}
