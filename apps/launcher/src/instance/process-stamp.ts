import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Identifies a running process beyond its number, which the system reuses: number and start time.
 *
 * @returns null when no such process runs; a zombie (dead, not yet reaped) counts as not running
 */
export function processStamp(pid: number): string | null {
  return process.platform === 'linux' ? linuxStamp(pid) : portableStamp(pid);
}

function linuxStamp(pid: number): string | null {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
  // The program's name stands in brackets and may itself hold blanks and brackets: read after the last one.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state] = fields;
  if (state === 'Z' || state === 'X') return null;
  return `${pid}@${fields[19] ?? ''}`;
}

function portableStamp(pid: number): string | null {
  const answer = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' });
  const line = answer.stdout.trim();
  if (answer.status !== 0 || line === '' || line.startsWith('Z')) return null;
  return `${pid}@${line.replace(/^\S+\s+/u, '')}`;
}
