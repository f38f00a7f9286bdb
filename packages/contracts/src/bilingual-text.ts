/** A text in English and in Bahasa Malaysia. */
export interface BilingualText {
  readonly en: string;
  readonly ms: string;
}
