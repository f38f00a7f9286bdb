/** Every month has the first 28 days. */
export const daysOfMonth: readonly string[] = Array.from({ length: 28 }, (_, day) => String(day + 1));
