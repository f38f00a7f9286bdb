import { isFixed } from '@titian/contracts/permission-limits';
import { may, permissionNames, rolesOf } from '@titian/contracts/permissions';
import { hasAmount } from '@titian/contracts/proposal-amounts';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { sen, senToText } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { subjectsWithProposal } from '../../approvals/public.ts';
import { readOperators, readPermissionTable } from '../../identity/public.ts';
import { PERMISSIONS_ID } from '../commands/change-permissions.ts';
import { currentCell } from '../domain/permission-cells.ts';

type Permissions = Omit<ParsedApi['operatorPermissions']['response'], 'success'>;

/** The table of permissions as it is in force, with who changed which cell (OPS-29). */
export async function readPermissions(ctx: QueryCtx, operator: OperatorPrincipal): Promise<Permissions> {
  const { limits } = await readPermissionTable(ctx);
  const ids = limits.flatMap((one) => [one.makerId, ...(one.checkerId === null ? [] : [one.checkerId])]);
  const names = await readOperators(ctx, ids);
  const person = (id: string) => ({ id, name: names.get(id)?.name ?? '' });
  const waiting = await subjectsWithProposal(ctx, 'permission_change', [PERMISSIONS_ID]);
  const items = permissionNames.map((permission) => ({
    permission,
    has_amount: hasAmount(permission),
    cells: rolesOf(permission).map((role) => {
      const { isAllowed, limitSen } = currentCell(limits, { role, permission });
      const set = limits.find((one) => one.role === role && one.permission === permission);
      return {
        ...{ role, allowed: isAllowed, is_fixed: isFixed(role, permission) },
        limit: limitSen === null ? null : senToText(sen(limitSen)),
        changed:
          set === undefined || set.checkerId === null
            ? null
            : { at: set.changedAt.toISOString(), maker: person(set.makerId), checker: person(set.checkerId) },
      };
    }),
  }));
  const isProposed = waiting.size > 0;
  return {
    items,
    is_proposed: isProposed,
    can: { propose: !isProposed && may(operator, 'permission_change') },
  };
}
