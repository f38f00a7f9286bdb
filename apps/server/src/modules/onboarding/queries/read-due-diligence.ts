import type { QueryCtx } from '../../../platform/context.ts';
import type { SavedApplication } from '../domain/saved-application.ts';
import { findSubmittedOf } from '../store/applications.ts';

/** What a customer declared that a risk rating rests on. */
export interface DueDiligence {
  readonly isPoliticallyExposed: boolean;
  /** Codes of nationality and of the address, each once; empty ones left out. */
  readonly countries: readonly string[];
  /** Null for an Individual investor. */
  readonly industry: string | null;
  readonly isCompany: boolean;
}

/** What some customers declared in their applications, by customer; those who have not applied are left out. */
export async function readDueDiligence(
  ctx: QueryCtx,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, DueDiligence>> {
  const applications = await findSubmittedOf(ctx.reader, ctx.fieldEncryption, userIds);
  return new Map(applications.map((one) => [one.userId, declaredIn(one)]));
}

function declaredIn({ form, data }: SavedApplication): DueDiligence {
  const text = (field: string) => {
    const value = data.fields[field];
    return typeof value === 'string' ? value : '';
  };
  const countries = [text('nationality'), text('country')].filter((one) => one !== '');
  const exposed = data.fields.is_politically_exposed;
  return {
    // Stored as it was sent: 1, '1' or true.
    isPoliticallyExposed: ['1', 'true'].includes(String(exposed)),
    countries: [...new Set(countries)],
    industry: text('bo_industry_select') || null,
    isCompany: form !== 'individual',
  };
}
