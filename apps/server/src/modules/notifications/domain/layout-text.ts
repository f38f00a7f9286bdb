import type { EmailContent, Site } from './email-content.ts';

/** An e-mail as plain text, for readers that show no HTML. */
export function asText(
  content: EmailContent,
  greeting: string,
  site: Site,
  footer: readonly string[],
): string {
  const blocks = [
    greeting,
    ...content.paragraphs,
    ...(content.code === undefined ? [] : [content.code]),
    ...(content.facts === undefined
      ? []
      : [content.facts.map(([label, value]) => `${label}: ${value}`).join('\n')]),
    ...(content.action === undefined ? [] : [`${content.action.label}:\n${site.url}${content.action.path}`]),
    ...(content.note === undefined ? [] : [content.note]),
    `Titian\n${site.url}`,
    ...footer,
  ];
  return `${blocks.join('\n\n')}\n`;
}
