import { may, type PermissionHolder } from '@titian/contracts/permissions';
import { isConfidential, isConfidentialAction, revealsSuspicion } from '@titian/contracts/restrictions';

/** What of an entry or a proposal may reveal a suspicion. */
interface Revealing {
  /** Of an entry of the audit log. */
  readonly action?: string;
  readonly kind: string;
  readonly change: unknown;
}

/**
 * Whether an operator may not know of an entry of a customer's history or of a proposal: what a screening led to is
 * compliance's alone, restrictions are for compliance and administrators (OPS-24).
 */
export function isHiddenFrom(operator: PermissionHolder, { action = '', kind, change }: Revealing): boolean {
  if (may(operator, 'suspicion_view')) {
    return false;
  }
  const isRestriction = isConfidentialAction(action) || isConfidential(kind, change);
  return (
    revealsSuspicion(action, kind, change) || (isRestriction && !may(operator, 'money_restriction_view'))
  );
}

/** What of an entry of the audit log may reveal one: its action, and the proposal or the change that it records. */
export function revealingPart({
  action,
  after,
}: {
  readonly action: string;
  readonly after: unknown;
}): Revealing {
  const { kind, change } = isRecord(after) ? after : {};
  return { action, kind: typeof kind === 'string' ? kind : '', change: change ?? after };
}

function isRecord(value: unknown): value is { readonly kind?: unknown; readonly change?: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
