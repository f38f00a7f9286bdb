import { expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { databaseBefore } from '../../../test/earlier-database.ts';
import { systemActor } from '../context.ts';
import { clearFilesBy, clearFilesOf, completeFileEncryption } from './file-encryption.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

it.each([
  ['refuses files in clear where none was ever stored', false],
  ['reads files in clear where some were stored before', true],
])('a database %s', async (_title, hasFiles) => {
  const earlier = await databaseBefore('0226_file_encryption');
  onTestFinished(() => earlier.drop());
  if (hasFiles) {
    await earlier.client.query(
      `insert into files (id, purpose, original_name, content_type, bytes, sha256, storage_key)
        values (gen_random_uuid(), 'identity_front', 'ic.png', 'image/png', 1, '', 'ab/cd')`,
    );
  }
  await earlier.upgrade();
  expect(await clearFilesBy(earlier.client).areAllowed()).toBe(hasFiles);
});

it('once all files are encrypted none in clear is read again', async () => {
  const app = await createTestApp();
  onTestFinished(() => app.finish());
  const clearFiles = clearFilesOf(app.database);
  await app.work.command(scope, completeFileEncryption);
  await app.work.command(scope, completeFileEncryption);
  expect(await clearFiles.areAllowed()).toBe(false);
});
