import type { Report } from '../api/reports.ts';

type Related = Report['related'];

/** Related persons as they are typed: one per line, the name before a colon and the relation after it. */
export function relatedText(related: Related): string {
  return related.map(({ name, relation }) => `${name}: ${relation}`).join('\n');
}

/** The persons of the lines; one without a colon has no relation, which the server rejects. */
export function relatedOf(typed: string): Related {
  return typed
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', ...relation] = line.split(':');
      return { name: name.trim(), relation: relation.join(':').trim() };
    });
}
