import { type Shell, startWorker, type WorkerScope } from './worker.ts';

/** Put in by the build (`build/service-worker.ts`): the worker's global scope, which the types of pages do not know. */
declare const SCOPE: WorkerScope;
declare const SHELL: Shell;

startWorker(SCOPE, SHELL);
