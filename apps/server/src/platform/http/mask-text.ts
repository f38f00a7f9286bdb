/** What stands for a text of which nothing may be shown. */
const HIDDEN = '•••';
const MOST_WORDS = 6;

/**
 * A text as an auditor reads it before a reason was given: initials of a name, the domain of an e-mail address, the country
 * and last four digits of a telephone number, the last four characters of another number, and nothing of a longer text
 * (OPS-62).
 */
export function maskText(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.startsWith('•') || trimmed.startsWith('…')) {
    return text;
  }
  if (/^\S+@\S+$/.test(trimmed)) {
    return `${trimmed[0]}${HIDDEN}@${trimmed.slice(trimmed.lastIndexOf('@') + 1)}`;
  }
  if (/^\+\d[\d ()-]{6,20}$/.test(trimmed)) {
    return `${trimmed.slice(0, 3)}•• ${HIDDEN} ${trimmed.replace(/\D/g, '').slice(-4)}`;
  }
  if (/^[A-Za-z]?\d[\d -]{5,30}$/.test(trimmed)) {
    return `•••• ${trimmed.slice(-4)}`;
  }
  const words = trimmed.split(/\s+/);
  const isName = words.length <= MOST_WORDS && !/[\d@]/.test(trimmed);
  return isName ? words.map((word) => `${[...word][0]}${HIDDEN}`).join(' ') : HIDDEN;
}
