import { investorAgreementKinds, type LegalKind } from '@titian/contracts/legal-kinds';
import type { QueryCtx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { cached } from '../domain/cached.ts';
import { inForce, type LegalVersion } from '../domain/legal-text.ts';
import { listLegalVersions } from '../store.ts';

const versions = cached<readonly LegalVersion[]>((ctx) => listLegalVersions(ctx.reader));

/** The versions of all legal texts; at most two seconds old. */
export function readLegalVersions(ctx: QueryCtx): Promise<readonly LegalVersion[]> {
  return versions.read(ctx, 'all');
}

/** Makes the next read fresh in this process, after new versions were published. */
export function forgetLegalVersions(): void {
  versions.forget();
}

/**
 * What agreeing to some texts on the business date is recorded with: the version in force of the newest of them, so
 * that a change of any has to be agreed to again.
 */
export async function legalVersionInForce(ctx: QueryCtx, ...kinds: readonly LegalKind[]): Promise<string> {
  const all = await readLegalVersions(ctx);
  const versions = kinds.map((kind) => inForce(all, kind, ctx.businessDate)?.version ?? '');
  const newest = versions.sort().at(-1);
  invariant(newest, 'every kind of legal text has a version, published at the start');
  return newest;
}

/** The version of the Investor Agreement that binds on the business date: its conventional and its Islamic text. */
export function readAgreementVersion(ctx: QueryCtx): Promise<string> {
  return legalVersionInForce(ctx, ...investorAgreementKinds);
}
