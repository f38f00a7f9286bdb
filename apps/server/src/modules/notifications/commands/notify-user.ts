import type { Ctx } from '../../../platform/context.ts';
import type { JsonValue } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/ids.ts';
import { insertNotices } from '../store.ts';

export interface Notice {
  readonly userId: string;
  readonly category: string;
  /** Which text of the catalogue is shown; the names are those of the e-mail templates. */
  readonly kind: string;
  readonly params: JsonValue;
}

/** Puts a notice into the customer's list in the product, in the causing transaction. */
export async function notifyUser(ctx: Ctx, notice: Notice): Promise<void> {
  await insertNotices(ctx.tx, [{ id: newId(), ...notice }]);
}
