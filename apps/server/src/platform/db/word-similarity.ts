import type { Reader } from './database.ts';

/** Two letters that changed places in a word of six leave 0.57; the database's own limit is 0.6. */
const LEAST_LIKENESS = '0.4';

const SET = {
  name: 'word_similarity_threshold',
  text: "select set_config('pg_trgm.word_similarity_threshold', $1, true)",
};

/** Lets the operator `<%` find words with typing errors, until the end of the transaction that the reader is in. */
export async function allowTypingErrors(reader: Reader): Promise<void> {
  await reader.run(SET, [LEAST_LIKENESS]);
}
