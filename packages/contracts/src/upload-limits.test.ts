import { describe, expect, test } from 'vitest';
import { fileMaxBytes } from './constants.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints/all.ts';
import { schemas } from './schemas/all.ts';
import { formTextMaxBytes, type UploadLimit, uploadLimits } from './upload-limits.ts';
import { tooManyFiles } from './uploads.ts';

const rows = Object.entries<UploadLimit>(uploadLimits);
const bodies = schemas as Readonly<Record<string, { readonly body?: { safeParse(value: unknown): Parsed } }>>;
interface Parsed {
  readonly error?: { readonly issues: readonly { readonly path: PropertyKey[]; readonly message: string }[] };
}
const file = { filename: 'a.pdf', contentType: 'application/pdf', size: 1, sha256: 'x', path: 'x' };

describe('the upload limits', () => {
  test('name every multipart call and no other', () => {
    const multipart = Object.entries<Endpoint>(endpoints).filter(([, row]) => row.multipart === true);
    expect(Object.keys(uploadLimits).sort()).toEqual(multipart.map(([name]) => name).sort());
  });

  test.each(rows)('%s takes as many files at a field as its schema says', (name, { files }) => {
    for (const [field, max] of Object.entries(files)) {
      const problems = (many: number) =>
        bodies[name]?.body
          ?.safeParse({ submit: '0', [field]: Array(many).fill(file) })
          .error?.issues.filter((issue) => issue.path[0] === field)
          .map((issue) => issue.message) ?? [];
      expect(problems(max)).not.toContain(tooManyFiles(max));
      expect(problems(max + 1)).toContain(tooManyFiles(max));
    }
  });

  test.each(rows)(
    '%s has room for one file of the largest size, or for none',
    (_name, { files, callMaxBytes }) => {
      expect(callMaxBytes >= fileMaxBytes).toBe(Object.keys(files).length > 0);
      expect(callMaxBytes).toBeLessThanOrEqual(12 * fileMaxBytes + formTextMaxBytes);
    },
  );
});
