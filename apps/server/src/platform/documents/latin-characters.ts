/** What the standard fonts of PDF can show beside ASCII (WinAnsi); they need no font file in the document. */
const SHOWN = /[ -~\u00a1-\u00ac\u00ae-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]/u;

/** Letters that do not come apart into a plain letter and a mark. */
const NEIGHBOURS: Readonly<Record<string, string>> = {
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ł: 'l',
  Ł: 'L',
  ŋ: 'ng',
  Ŋ: 'NG',
  œ: 'oe',
  Œ: 'OE',
  ŧ: 't',
  Ŧ: 'T',
  ʻ: "'",
  ʼ: "'",
};

/** Signs that the standard fonts have under another code. */
const SAME: Readonly<Record<string, string>> = { '\u2212': '\u2013', '\u00a0': ' ' };

/** A letter as the standard fonts show it unchanged; null where they cannot. */
export function plainCharacter(character: string): string | null {
  return SHOWN.test(character) ? character : (SAME[character] ?? null);
}

/**
 * The nearest that the standard fonts have for a letter that no font shows: other Latin letters lose their marks (ő
 * becomes o), and what belongs to another script becomes a question mark rather than a wrong letter.
 */
export function latinCharacter(character: string): string {
  const neighbour = plainCharacter(character) ?? NEIGHBOURS[character];
  if (neighbour !== undefined) {
    return neighbour;
  }
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain !== '' && [...plain].every((one) => SHOWN.test(one)) ? plain : '?';
}
