import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { readOperators } from '../../identity/public.ts';
import { readInvestors, readIssuers } from '../../onboarding/public.ts';
import type { BreachVersion } from '../domain/breach.ts';
import type { ConflictVersion } from '../domain/conflict.ts';
import { listBreachVersions } from '../store/breaches.ts';
import { listConflictsOf, listConflictVersions } from '../store/conflicts.ts';

/** A customer as registers name one: an investor by number, a company by its registration. */
export interface NamedCustomer {
  readonly id: string;
  readonly number: string;
  readonly name: string;
}

/** Versions of one entry, newest first, with the names of their authors. */
export interface BreachHistory {
  readonly versions: readonly [BreachVersion, ...BreachVersion[]];
  readonly nameOf: (operatorId: string) => string;
}

/** A conflict with the names that stand beside it. */
export interface NamedConflict {
  readonly conflict: ConflictVersion;
  readonly customer: NamedCustomer | null;
  readonly nameOf: (operatorId: string) => string;
}

/** @throws AppError `not_found` */
export async function readBreach(ctx: QueryCtx, id: string): Promise<BreachHistory> {
  const [now, ...earlier] = await listBreachVersions(ctx.reader, id);
  if (now === undefined) {
    throw new AppError('not_found');
  }
  const operators = await readOperators(
    ctx,
    [now, ...earlier].map(({ authorId }) => authorId),
  );
  return { versions: [now, ...earlier], nameOf: (by) => operators.get(by)?.name ?? '' };
}

/** Every version of a conflict, newest first. @throws AppError `not_found` */
export async function readConflict(
  ctx: QueryCtx,
  id: string,
): Promise<readonly [NamedConflict, ...NamedConflict[]]> {
  const [now, ...earlier] = await withNames(ctx, await listConflictVersions(ctx.reader, id));
  if (now === undefined) {
    throw new AppError('not_found');
  }
  return [now, ...earlier];
}

/** What an operator disclosed, as it is now, newest first. */
export async function readOwnConflicts(ctx: QueryCtx, operatorId: string): Promise<NamedConflict[]> {
  return withNames(ctx, await listConflictsOf(ctx.reader, operatorId));
}

/** Conflicts with their operators, authors and customers. */
export async function withNames(
  ctx: QueryCtx,
  conflicts: readonly ConflictVersion[],
): Promise<NamedConflict[]> {
  const ids = conflicts.flatMap(({ customerId }) => (customerId === null ? [] : [customerId]));
  const [investors, issuers] = [await readInvestors(ctx, ids), await readIssuers(ctx, ids)];
  const operators = await readOperators(
    ctx,
    conflicts.flatMap(({ operatorId, authorId }) => [operatorId, authorId]),
  );
  return conflicts.map((conflict) => {
    const [investor, issuer] = [
      investors.get(conflict.customerId ?? ''),
      issuers.get(conflict.customerId ?? ''),
    ];
    const ofIssuer =
      issuer === undefined
        ? null
        : { id: issuer.userId, number: issuer.registrationNo, name: issuer.companyName };
    const customer =
      investor === undefined
        ? ofIssuer
        : { id: investor.userId, number: investor.invNo, name: investor.verifiedName };
    return { conflict, customer, nameOf: (by) => operators.get(by)?.name ?? '' };
  });
}
