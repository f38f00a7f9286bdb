import type { RenderedEmail, Site } from './email-template.ts';
import type { Frame } from './frame.ts';

/** An e-mail as plain text, for readers that show no HTML. */
export function asText(email: RenderedEmail, { greeting, footer }: Frame, site: Site): string {
  const blocks = [
    greeting,
    ...email.paragraphs,
    ...(email.code === undefined ? [] : [email.code]),
    ...(email.facts === undefined
      ? []
      : [email.facts.map(([label, value]) => `${label}: ${value}`).join('\n')]),
    ...(email.action === undefined ? [] : [`${email.action.label}:\n${site.url}${email.action.path}`]),
    ...(email.note === undefined ? [] : [email.note]),
    `Titian\n${site.url}`,
    ...footer,
  ];
  return `${blocks.join('\n\n')}\n`;
}
