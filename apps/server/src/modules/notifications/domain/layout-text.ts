import type { Letter, Site } from './letter.ts';

/** An e-mail as plain text, for readers that show no HTML. */
export function asText(letter: Letter, greeting: string, site: Site, footer: readonly string[]): string {
  const blocks = [
    greeting,
    ...letter.paragraphs,
    ...(letter.code === undefined ? [] : [letter.code]),
    ...(letter.facts === undefined
      ? []
      : [letter.facts.map(([label, value]) => `${label}: ${value}`).join('\n')]),
    ...(letter.action === undefined ? [] : [`${letter.action.label}:\n${site.url}${letter.action.path}`]),
    ...(letter.note === undefined ? [] : [letter.note]),
    `Titian\n${site.url}`,
    ...footer,
  ];
  return `${blocks.join('\n\n')}\n`;
}
