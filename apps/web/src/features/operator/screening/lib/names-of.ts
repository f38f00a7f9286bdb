/** The names of a text with one on each line; of a table with columns, the first. Empty lines are left out. */
export function namesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) =>
      (line.split(/[;\t]/)[0] ?? '')
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    )
    .filter((name) => name !== '');
}
