/** The shape of a catalogue in a language that has one form for one and for many. */
type OneForm<T> = {
  readonly [K in keyof T as K extends `${string}_one` ? never : K]: T[K] extends string
    ? string
    : OneForm<T[K]>;
};

/**
 * A catalogue in Bahasa Malaysia: every key of the English one, so that a sentence cannot be forgotten.
 * A feature exports it from `text.ms.ts` as `malay`; of a plural it has `_other` alone.
 */
export type Malay<English> = OneForm<English>;
