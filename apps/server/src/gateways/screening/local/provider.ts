import type { ListedName, NameMatch, NameScreening } from '../port.ts';
import { wordLikeness } from './alike.ts';
import { tokensOf } from './tokens.ts';

/** The score from which a hit is reviewed. */
const SCORE_MIN = 80;
/** Each word that only the longer name has takes so much away. */
const MISSING_WORD = 0.07;

/**
 * The bundled provider: words are compared one by one whatever their order, with a letter or two of difference, common
 * spellings as one, and words that say nothing left out.
 */
export function createLocalScreening(): NameScreening {
  return {
    matches(name, list) {
      const tokens = tokensOf(name.name, name.kind);
      return list
        .filter((listed) => listed.kind === name.kind)
        .map((listed) => ({ listedId: listed.id, score: scoreOf(tokens, listed) }))
        .filter(({ score }) => score >= SCORE_MIN)
        .sort((a: NameMatch, b: NameMatch) => b.score - a.score);
    },
  };
}

function scoreOf(tokens: readonly string[], listed: ListedName): number {
  const other = tokensOf(listed.name, listed.kind);
  // "Abdulrahman" and "Abdul Rahman" are the same name.
  const isSame = tokens.length > 0 && tokens.join('') === other.join('');
  return isSame ? 100 : Math.round(100 * overlap(tokens, other));
}

/** The best pairs of words, in the order of the shorter name; two words at least, or all there are. */
function overlap(one: readonly string[], other: readonly string[]): number {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length === 0 || (short.length === 1 && long.length > 1)) {
    return 0;
  }
  const left = [...long];
  let sum = 0;
  for (const word of short) {
    const likeness = left.map((candidate) => wordLikeness(word, candidate));
    const best = Math.max(...likeness);
    sum += best;
    left.splice(likeness.indexOf(best), 1);
  }
  return (sum / short.length) * (1 - MISSING_WORD * (long.length - short.length));
}
