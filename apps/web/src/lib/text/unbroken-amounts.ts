const IN_AMOUNT = /\bRM (?=\d)/g;

/** A text in which no line ends between RM and its figure (NUM-3). */
export function unbrokenAmounts(text: string): string {
  return text.replace(IN_AMOUNT, 'RM\u00A0');
}
