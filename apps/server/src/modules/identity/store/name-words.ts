import type { Reader } from '../../../platform/db/database.ts';
import { LEAST_LETTERS, MOST_NAMES, type TypedWord } from '../domain/word-query.ts';

/** Words of names that are most like one with typing errors. */
const SIMILAR_WORDS = 8;

/** In the collation of the words of names, which their index is read in. */
const TYPED = `(select word collate "C" as word, place
  from unnest(search_words($1)) with ordinality as one (word, place)) typed`;

const NAMED = {
  name: 'identity_words_of_names',
  text: `select typed.word, case
      when length(typed.word) < ${LEAST_LETTERS} then '{}'::text[]
      when cardinality(starting.words) > 0 then starting.words
      else array(select one.word from name_words one where one.word like '%' || typed.word || '%'
        order by length(one.word), one.word limit ${MOST_NAMES})
    end as names
    from ${TYPED},
      lateral (select array(select one.word from name_words one
        where one.word between typed.word and typed.word || chr(1114111)
        order by one.word limit ${MOST_NAMES + 1}) as words) starting
    order by typed.place`,
};

/** The words of a text, each with those words of names that begin with it; where none does, that have it in them. */
export function findNamesOfWords(reader: Reader, text: string): Promise<TypedWord[]> {
  return reader.run<TypedWord>(NAMED, [text]);
}

const SIMILAR = {
  name: 'identity_similar_words',
  text: `select typed.word, array(select one.word from name_words one where one.word % typed.word
      order by similarity(one.word, typed.word) desc, one.word limit ${SIMILAR_WORDS}) as names
    from ${TYPED}
    where length(typed.word) >= ${LEAST_LETTERS} order by typed.place`,
};

/** The words of a text, each with the words of names that resemble it, most alike first. */
export function findSimilarNamesOfWords(reader: Reader, text: string): Promise<TypedWord[]> {
  return reader.run<TypedWord>(SIMILAR, [text]);
}
