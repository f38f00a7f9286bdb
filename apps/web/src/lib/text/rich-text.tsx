import { createElement, Fragment, type ReactNode } from 'react';

const TAGGED = /<(\w+)>(.*?)<\/\1>/g;

interface RichTextProps {
  /** A sentence of a catalogue with tags: `I accept the <terms>Terms</terms>.` */
  readonly text: string;
  /** What each tag becomes; a tag without an entry stays plain text. */
  readonly parts: Readonly<Record<string, (children: string) => ReactNode>>;
}

/** Shows a sentence with links in it, without breaking the sentence into pieces in the catalogue. */
export function RichText({ text, parts }: RichTextProps): ReactNode {
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(TAGGED)) {
    const [whole, tag = '', inner = ''] = match;
    const render = parts[tag];
    pieces.push(text.slice(end, match.index), render === undefined ? inner : render(inner));
    end = match.index + whole.length;
  }
  pieces.push(text.slice(end));
  return createElement(Fragment, null, ...pieces);
}
