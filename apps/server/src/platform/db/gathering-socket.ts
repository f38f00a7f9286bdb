import { Socket } from 'node:net';

/**
 * A connection to PostgreSQL that writes once for all statements of one turn. The driver corks and uncorks around each
 * statement; statements that are sent together would otherwise cost a write and a wake-up of the server each.
 */
export class GatheringSocket extends Socket {
  #isGathering = false;

  override cork(): void {
    if (!this.#isGathering) {
      this.#isGathering = true;
      super.cork();
      // After everything that is ready to run, and before anything is waited for.
      process.nextTick(() => {
        this.#isGathering = false;
        super.uncork();
      });
    }
    super.cork();
  }
}
