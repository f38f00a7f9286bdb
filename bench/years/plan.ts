/** The behaviour of simulated people, derived from numbers alone, so that a resumed run does the same. */

/** How an issuer pays on a note. */
export interface Behaviour {
  /**
   * @param instalment number of the oldest one that is due
   * @param daysLate since its due day
   */
  pays(instalment: number, daysLate: number): boolean;
}

const LATE_EVERY = 20;
const LATE_DAYS = 20;
const DEFAULT_EVERY = 50;
const PAID_BEFORE_DEFAULT = 3;

/** One note in twenty is paid twenty days late, one in fifty is paid no more after three instalments. */
export function behaviourOf(noteNumber: string): Behaviour {
  const number = Number(/(\d+)$/.exec(noteNumber)?.[1] ?? 0);
  if (number % DEFAULT_EVERY === 7) {
    return { pays: (instalment) => instalment <= PAID_BEFORE_DEFAULT };
  }
  if (number % LATE_EVERY === 3) {
    return { pays: (_instalment, daysLate) => daysLate >= LATE_DAYS };
  }
  return { pays: () => true };
}

/** The fields that no two companies share. */
export function companyOf(number: number) {
  const digits = String(number).padStart(6, '0');
  return { company_name: `Kedai Tahun ${digits} Sdn Bhd`, bo_registration_number: `201902${digits}` };
}

const SERIALS = 9_000;
const DAYS = 28;

/** A person whom no other simulated one is taken for. */
export function identityOf(number: number) {
  const month = 2 + (Math.floor(number / (SERIALS * DAYS)) % 10);
  const day = 1 + (Math.floor(number / SERIALS) % DAYS);
  const serial = 1_000 + (number % SERIALS);
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    ...{ name: 'Aminah binti Yusof', number: `91${two(month)}${two(day)}14${serial}` },
    bornOn: `1991-${two(month)}-${two(day)}`,
    fields: {
      ...{ identity_type: 'nric', identity_number: `91${two(month)}${two(day)}14${serial}` },
      ...{ selected_birthday_day: String(day), selected_birthday_month: String(month) },
      ...{ selected_birthday_year: '1991', gender: serial % 2 === 1 ? 'male' : 'female' },
    },
  };
}

/** A reproducible pseudo-random number from 0 to one less than the limit. */
export function pseudoRandom(limit: number, ...seeds: readonly number[]): number {
  let state = 2_166_136_261;
  for (const seed of seeds) {
    state = Math.imul(state ^ (seed + 0x9e37_79b9), 16_777_619);
    state ^= state >>> 13;
  }
  return (state >>> 0) % limit;
}
