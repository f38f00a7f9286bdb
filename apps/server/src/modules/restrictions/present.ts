import { may } from '@titian/contracts/permissions';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import type { Day } from '@titian/finance/calendar';
import type { OperatorPrincipal } from '../../platform/http/principal.ts';
import { userName } from '../identity/public.ts';
import { awaitsConfirmation, isOverdue } from './domain/restriction.ts';
import type { RestrictionRow } from './queries/list-restrictions.ts';

type Row = ParsedApi['operatorMoneyRestrictions']['response']['items'][number];

/** A restriction with cause and reason: for compliance and administrators alone. */
export function presentRestriction(row: RestrictionRow, operator: OperatorPrincipal, today: Day): Row {
  const { restriction, user } = row;
  return {
    id: restriction.id,
    user_id: restriction.userId,
    customer: userName(user),
    level: restriction.level,
    cause: restriction.cause,
    reason: restriction.reason,
    set_by: row.setBy,
    set_at: restriction.setAt.toISOString(),
    confirm_by: restriction.confirmBy,
    confirmed_by: row.confirmedBy,
    confirmed_at: restriction.confirmedAt?.toISOString() ?? null,
    is_overdue: isOverdue(restriction, today),
    ended_by: row.endedBy,
    ended_at: restriction.endedAt?.toISOString() ?? null,
    end_reason: restriction.endReason,
    can: {
      propose_confirmation:
        may(operator, 'money_restriction_confirmation') && awaitsConfirmation(restriction) && !row.isProposed,
    },
  };
}
