/** Malaysia uses UTC+8 all year. */
const OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** An instant as the rail writes it: YYYYMMDDHHmmSS in Malaysian time (FPX-4). */
export function railTime(instant: Date): string {
  return new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace(/[-T:]/g, '');
}

/** The instant that the rail writes as YYYYMMDDHHmmSS; null where there is no such time. */
export function instantOf(text: string): Date | null {
  const parts = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(text.trim());
  if (parts === null) {
    return null;
  }
  const [, year, month, date, hour, minute, second] = parts;
  const instant = new Date(`${year}-${month}-${date}T${hour}:${minute}:${second}+08:00`);
  // A day or an hour that does not exist is either no date at all or another one.
  return Number.isNaN(instant.getTime()) || railTime(instant) !== text.trim() ? null : instant;
}

/** The instant at which the Malaysian day of the given instant ends. */
export function endOfMalaysianDay(instant: Date): Date {
  const days = Math.floor((instant.getTime() + OFFSET_MS) / DAY_MS);
  return new Date((days + 1) * DAY_MS - OFFSET_MS);
}
