import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/**
 * A JSON-lines file that survives a killed process: every line is written before the caller continues,
 * and a line that was cut off by a kill is dropped on the next start.
 */
export class Journal<Line> {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  }

  /** Reads all complete lines in the order they were written. */
  load(): Line[] {
    if (!existsSync(this.#path)) return [];
    const content = readFileSync(this.#path);
    const completeBytes = content.lastIndexOf('\n') + 1;
    // Without this the next line would be glued to the torn one and both would be lost.
    if (completeBytes < content.length) truncateSync(this.#path, completeBytes);
    const lines = content.subarray(0, completeBytes).toString('utf8').split('\n');
    return lines.filter((line) => line !== '').map((line): Line => JSON.parse(line));
  }

  /** Adds lines in one write, so that all of them are there after a kill or none. */
  append(...lines: Line[]): void {
    appendFileSync(this.#path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''), { mode: 0o600 });
  }

  /** Replaces the whole file, atomically. */
  rewrite(lines: readonly Line[]): void {
    const draft = `${this.#path}.new`;
    writeFileSync(draft, lines.map((line) => `${JSON.stringify(line)}\n`).join(''), { mode: 0o600 });
    renameSync(draft, this.#path);
  }
}
