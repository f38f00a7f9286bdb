import { type ComposedMail, composeMail } from '../domain/compose-mail.ts';
import type { Site } from '../domain/letter.ts';
import { letterOf } from '../domain/templates/all.ts';
import { examples } from '../domain/templates/examples.ts';

/** The names of all e-mails that the product sends. */
export const mailNames: readonly string[] = Object.keys(examples).sort();

/** An e-mail as somebody would get it, with made-up contents; null for a name that is none. */
export function previewMail(name: string, site: Site): ComposedMail | null {
  const params = Object.entries(examples).find(([template]) => template === name)?.[1];
  const letter = params === undefined ? null : letterOf(name, params);
  return letter && composeMail(letter, 'aminah@example.com', 'Aminah', site, '/api/one-click/token');
}
