/** Malaysia uses UTC+8 all year, without daylight saving. */
const OFFSET_MS = 8 * 60 * 60 * 1000;

/** The Malaysian wall clock of an instant as `YYYYMMDDHHmmSS`, the form FPX uses. */
export function malaysiaStamp(instant: Date): string {
  return new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace(/[-:T]/g, '');
}

/** The Malaysian calendar day of an instant as `YYYY-MM-DD`. */
export function malaysiaDay(instant: Date): string {
  return new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 10);
}

/**
 * Reads a Malaysian wall clock text `YYYYMMDDHHmmSS`.
 *
 * @returns the instant, or null when the text is not a real date and time
 */
export function parseMalaysiaStamp(text: string): Date | null {
  const match = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(text);
  if (match === null) return null;
  const [, year, month, day, hour, minute, second] = match;
  const instant = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+08:00`);
  // Rolled-over dates such as 30 February must not pass, so the text has to come back unchanged.
  return Number.isNaN(instant.getTime()) || malaysiaStamp(instant) !== text ? null : instant;
}

/** True when the text is a real calendar day `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 10) === text;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A calendar day `YYYY-MM-DD` as pages show it, such as `2 Sep 2026`; other text stays as it is. */
export function showDay(day: string): string {
  if (!isDay(day)) return day;
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}
