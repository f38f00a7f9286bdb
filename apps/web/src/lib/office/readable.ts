/** A name of the data as words: `application.submitted` → "Application submitted", `effective_from` → "Effective from". */
export function readable(name: string): string {
  const words = name.replace(/[._]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
