/** A chunk of the app could not be loaded: a new version was deployed, or the network failed. */
export class ChunkLoadError extends Error {
  readonly chunk: string;

  constructor(chunk: string, cause: unknown) {
    super(`The page part "${chunk}" could not be loaded.`, { cause });
    this.name = 'ChunkLoadError';
    this.chunk = chunk;
  }
}
