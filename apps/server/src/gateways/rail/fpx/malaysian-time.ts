/** Malaysia keeps UTC+8 all year. */
const OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** An instant as the rail writes it: YYYYMMDDHHmmSS in Malaysian time (rails §1.3). */
export function railTime(instant: Date): string {
  return new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace(/[-T:]/g, '');
}

/** The instant at which the Malaysian day of the given instant ends. */
export function endOfMalaysianDay(instant: Date): Date {
  const days = Math.floor((instant.getTime() + OFFSET_MS) / DAY_MS);
  return new Date((days + 1) * DAY_MS - OFFSET_MS);
}
