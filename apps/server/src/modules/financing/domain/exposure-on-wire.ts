import type { ParsedApi } from '@titian/contracts/schemas/all';
import { type Sen, senToText, sumSen } from '@titian/finance/sen';
import type { Issuer } from '../../onboarding/public.ts';
import type { Commitment, Facility, IssuerPosition } from './facility-limit.ts';

type FacilityShown = NonNullable<ParsedApi['financingLimit']['response']['limit']>;
type ExposureShown = ParsedApi['operatorFinancingApplication']['response']['application']['exposure'];

/** A limit with what is used and free, for its issuer and for credit. */
export function presentFacility(facility: Facility | null): FacilityShown | null {
  if (facility === null) {
    return null;
  }
  const { limit, usedSen, freeSen, hasEnded } = facility;
  return {
    ...{ amount: senToText(limit.amountSen), used: senToText(usedSen), free: senToText(freeSen) },
    ...{ from: limit.from, until: limit.until, has_ended: hasEnded, buyers: [...limit.buyers] },
  };
}

interface GroupExposure {
  readonly usedSen: Sen;
  readonly limitSen: Sen;
  readonly roomSen: Sen;
  readonly companies: readonly Pick<Issuer, 'userId' | 'companyName' | 'registrationNo'>[];
}

/** The exposure of a group, company by company. */
export function presentExposure(
  exposure: GroupExposure,
  positions: ReadonlyMap<string, IssuerPosition>,
): ExposureShown {
  return {
    used: senToText(exposure.usedSen),
    limit: senToText(exposure.limitSen),
    free: senToText(exposure.roomSen),
    companies: exposure.companies.map((one) => {
      const position = positions.get(one.userId);
      return {
        ...{ id: one.userId, name: one.companyName, registration_number: one.registrationNo },
        notes: total(position?.commitments.notes),
        offers: total(position?.commitments.offers),
        applications: total(position?.commitments.applications),
        limit: presentFacility(position?.facility ?? null),
      };
    }),
  };
}

function total(all: readonly Commitment[] = []): string {
  return senToText(sumSen(all.map((one) => one.amountSen)));
}
