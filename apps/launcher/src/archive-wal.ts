/**
 * PostgreSQL's `archive_command` of the embedded cluster: archives one WAL segment, compressed. Its words: the archive's
 * folder of WAL, the most bytes it may hold, the segment's path, its name. Exit code 0 lets PostgreSQL recycle the segment; after another it tries again.
 */

import { archiveSegment, WAITING_LIMIT } from './backup/archive-segment.ts';
import { messageOf } from './errors.ts';

const [folder = '', limitBytes = '', path = '', name = ''] = process.argv.slice(2);
try {
  archiveSegment({ folder, path, name }, { bytes: Number(limitBytes), waiting: WAITING_LIMIT });
} catch (error) {
  process.stderr.write(`WAL segment ${name} is not archived: ${messageOf(error)}\n`);
  process.exitCode = 1;
}
