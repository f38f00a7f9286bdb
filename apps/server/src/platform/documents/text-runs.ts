import { latinCharacter, plainCharacter } from './latin-characters.ts';
import { fontFor, latinFont, type ScriptFont } from './script-fonts.ts';

/** Part of a line in one font; null is a standard font of PDF, which needs no file in the document. */
export interface TextRun {
  readonly text: string;
  readonly font: ScriptFont | null;
}

/**
 * A line cut into runs, in the order in which they stand from left to right. Only a line with letters that the standard
 * fonts lack gets fonts of its own, so that ordinary documents stay small; its other letters then come from the same
 * family, because a reader's own Helvetica may be wider.
 */
export function runsOf(written: string, isBold: boolean): TextRun[] {
  const runs: TextRun[] = [];
  for (const character of written.normalize('NFC')) {
    const next = characterRun(character, isBold);
    const last = runs.at(-1);
    if (last !== undefined && last.font?.name === next.font?.name) {
      runs[runs.length - 1] = { text: last.text + next.text, font: last.font };
    } else {
      runs.push(next);
    }
  }
  const ordered = inReadingOrder(runs);
  return ordered.some((run) => run.font !== null) ? ordered.map((run) => ofFamily(run, isBold)) : ordered;
}

function ofFamily(run: TextRun, isBold: boolean): TextRun {
  return run.font === null ? { text: run.text, font: latinFont(isBold) } : run;
}

function characterRun(character: string, isBold: boolean): TextRun {
  const plain = plainCharacter(character);
  const font = plain === null ? fontFor(character, isBold) : null;
  return font === null ? { text: plain ?? latinCharacter(character), font } : { text: character, font };
}

/** Words from right to left stand in the opposite order on paper; a font turns only the letters of one word. */
function inReadingOrder(runs: readonly TextRun[]): TextRun[] {
  const ordered: TextRun[] = [];
  let words: TextRun[] = [];
  const flush = () => {
    // A space after the last word belongs to what follows.
    const tail = words.at(-1)?.font === null ? words.splice(-1) : [];
    ordered.push(...words.reverse(), ...tail);
    words = [];
  };
  for (const run of runs) {
    const isWord = run.font?.isRightToLeft === true;
    if (isWord || (words.length > 0 && run.text.trim() === '')) {
      words.push(run);
    } else {
      flush();
      ordered.push(run);
    }
  }
  flush();
  return ordered;
}
