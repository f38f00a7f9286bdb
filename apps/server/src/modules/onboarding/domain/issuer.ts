import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';

export type EntityType = 'sole_proprietorship' | 'partnership' | 'llp' | 'private' | 'public';

/** An approved business owner's company. */
export interface Issuer {
  readonly userId: string;
  readonly companyName: string;
  readonly registrationNo: string;
  readonly entityType: EntityType;
  /** A section of the industry list, one letter. */
  readonly industry: string;
  /** A state of the list, 01 to 16; empty for a company abroad. */
  readonly stateCode: string;
  readonly incorporatedOn: Day;
  readonly employees: number | null;
  readonly annualRevenueSen: Sen | null;
  readonly verifiedName: string;
  readonly cashAccountId: string;
  readonly isResident: boolean;
  /** Companies of one group share the exposure limit. */
  readonly groupId: string | null;
  readonly approvedOn: Day;
}
