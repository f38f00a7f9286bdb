import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));

/** How to start the whole product, as `npm start` does. */
export interface ProductOptions {
  readonly port: number;
  readonly dataDir: string;
  readonly demoData: 'operators' | 'market';
}

export function startProduct({ port, dataDir, demoData }: ProductOptions): ChildProcess {
  return spawn(process.execPath, [program], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO_DATA: demoData, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Resolves when the product says that it runs. @throws Error with all that it printed when it ends instead */
export function declared(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (data) => {
      said += data;
      if (said.includes('Titian runs at')) {
        resolve();
      }
    });
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}:\n${said}`)));
  });
}

export function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
