import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { errorForLog } from './error-for-log.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.finish());

const PERSON = 'aminah@example.com';

/** The database's error for a rejected statement. */
async function fault(statement: ReturnType<typeof sql>): Promise<Error> {
  return statement.execute(app.database.reader.db).then(
    () => expect.fail('the database took it'),
    (error: Error) => error,
  );
}

describe('an error in the log', () => {
  it.each([
    ['a value of the wrong kind', sql`select ${PERSON}::text::uuid`, '22P02'],
    ['a row that breaks a rule', sql`insert into banks (bic, name) values (${PERSON}, null)`, '23502'],
  ])('quotes nothing of %s', async (_kind, statement, code) => {
    const error = await fault(statement);
    expect(JSON.stringify([error.message, error])).toContain(PERSON);
    const logged = errorForLog(error);
    expect(JSON.stringify(logged)).not.toContain(PERSON);
    expect(logged).toMatchObject({ code, stack: expect.stringContaining('error-for-log.test.ts') });
  });

  it('quotes nothing of what caused it', async () => {
    const cause = await fault(sql`select ${PERSON}::text::uuid`);
    const logged = errorForLog(new Error('the import failed', { cause }));
    expect(JSON.stringify(logged)).not.toContain(PERSON);
    expect(logged).toMatchObject({ message: expect.stringContaining('data exception 22P02') });
  });

  it('retains the message, the stack, and values that are no errors', () => {
    expect(errorForLog(new TypeError('x is not a function'))).toMatchObject({
      type: 'TypeError',
      message: 'x is not a function',
      stack: expect.stringContaining('error-for-log.test.ts'),
    });
    expect(errorForLog('a text')).toBe('a text');
  });
});
