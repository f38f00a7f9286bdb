import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * Runs a program to its end.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, capture?: boolean }} options with `capture` its output is returned,
 *  not shown
 * @returns {Promise<{ code: number, output: string, errors: string }>}
 */
export function run(command, args, { cwd = root, env = {}, capture = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    const texts = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr']) {
      child[name]?.setEncoding('utf8').on('data', (chunk) => {
        texts[name] += chunk;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output: texts.stdout, errors: texts.stderr }));
  });
}

/** Runs an installed package's program with this Node.js. */
export function runInstalled(program, args, options) {
  return run(process.execPath, [`${root}/node_modules/${program}`, ...args], options);
}
