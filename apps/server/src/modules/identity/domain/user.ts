import type { Locale } from '@titian/contracts/constants';
import type { Role } from '@titian/contracts/endpoint';
import type { Day } from '@titian/finance/calendar';

export type AccountStatus = 'Pending' | 'Active' | 'Inactive';
export type UserType = 'Individual' | 'Institution';

/** A customer as other modules see one; never with the password. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  /** Null for a business owner. */
  readonly type: UserType | null;
  readonly firstName: string;
  readonly lastName: string;
  /** Null for an Individual. */
  readonly companyName: string | null;
  readonly phoneE164: string;
  readonly accountStatus: AccountStatus;
  readonly inactiveReason: string | null;
  /** When its owner closed the account; null for one that operators disabled. */
  readonly closedAt: Date | null;
  readonly emailOptIn: boolean;
  readonly referralCode: string;
  readonly createdOn: Day;
  /** The language that screens, notices and mails are in for them. */
  readonly locale: Locale;
  readonly hidesAutoInvestMessage: boolean;
  readonly hasSeenTour: boolean;
  readonly parentUserId: string | null;
}

/** What operators call a customer before anything is verified: the company where there is one. */
export function userName({ companyName, firstName, lastName }: User): string {
  return companyName ?? `${firstName} ${lastName}`;
}
