import type { QueryCtx } from '../../../platform/context.ts';
import { type MailCategory, mandatoryCategories } from '../domain/email-template.ts';
import { findPreferences } from '../store.ts';

/** A customer's preference for one category. */
export interface Preference {
  readonly category: MailCategory;
  readonly inApp: boolean;
  readonly email: boolean;
}

const categories: readonly MailCategory[] = ['security', 'money', 'application', 'investments', 'financing'];

/** Every category with what the customer chose; everything is on until changed, and some cannot be (NTF-3). */
export async function readPreferences(ctx: QueryCtx, userId: string): Promise<readonly Preference[]> {
  const chosen = new Map((await findPreferences(ctx.reader, [userId])).map((row) => [row.category, row]));
  return categories.map((category) => {
    const choice = mandatoryCategories.includes(category) ? undefined : chosen.get(category);
    return { category, inApp: choice?.inApp ?? true, email: choice?.email ?? true };
  });
}
