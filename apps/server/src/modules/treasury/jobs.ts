import type { EndOfDayTask } from '../../platform/end-of-day-task.ts';
import { bookServiceTax } from './commands/book-service-tax.ts';

/** Works out the service tax of the day once its fees are booked; the first run goes through all days before. */
export const serviceTaxStep: EndOfDayTask = {
  name: 'service_tax',
  phase: 'taxes',
  async run(work, scope, day) {
    await work.command(scope, (ctx) => bookServiceTax(ctx, day));
  },
};
