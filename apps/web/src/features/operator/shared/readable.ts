/** Words that are written otherwise than names of the data can be. */
const properly: ReadonlyMap<string, string> = new Map([
  ['ekyc', 'eKYC'],
  ['faq', 'FAQ'],
  ['fpx', 'FPX'],
  ['id', 'ID'],
  ['pdf', 'PDF'],
  ['sc', 'SC'],
  ['tawidh', 'ta’widh'],
  ['topup', 'top-up'],
  ['url', 'address'],
]);

const startsSmall = /^eKYC\b/;

/** A name of the data as words: `application.submitted` → "Application submitted", `effective_from` → "Effective from". */
export function readable(name: string): string {
  const words = name
    .replace(/[._]+/g, ' ')
    .trim()
    .split(' ')
    .map((word) => properly.get(word) ?? word)
    .join(' ');
  return startsSmall.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1);
}
