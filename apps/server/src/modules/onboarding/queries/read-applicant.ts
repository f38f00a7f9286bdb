import type { QueryCtx } from '../../../platform/context.ts';
import type { Address } from '../domain/address.ts';
import type { SavedApplication } from '../domain/saved-application.ts';
import { findAcceptedAddress } from '../store/address-changes.ts';
import { findRunning } from '../store/applications.ts';

/** What a customer's application says that the profile shows. */
export interface Applicant {
  /** The one that was accepted last, otherwise that of the application (ONB-40). */
  readonly address: Address;
  /** Null for an Individual, and while it is not filled in. */
  readonly registrationNo: string | null;
  /** The version of the terms accepted with the application; null before it was submitted. */
  readonly agreementVersion: string | null;
}

/** The applicant of a user, or null before the first save. */
export async function readApplicant(ctx: QueryCtx, userId: string): Promise<Applicant | null> {
  const application = await findRunning(ctx.reader, ctx.fieldEncryption, userId);
  return application === null
    ? null
    : applicantOf(application, await findAcceptedAddress(ctx.reader, userId));
}

function applicantOf({ form, data }: SavedApplication, accepted: Address | null): Applicant {
  const text = (field: string) => {
    const value = data.fields[field];
    return typeof value === 'string' ? value : null;
  };
  return {
    address: accepted ?? {
      line1: text('address_line_1'),
      line2: text('address_line_2'),
      postcode: text('postcode'),
      city: text('city'),
      state: text('state'),
      country: text('country'),
    },
    registrationNo: form === 'individual' ? null : text('bo_registration_number'),
    agreementVersion: data.agreementVersion,
  };
}
