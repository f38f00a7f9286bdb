import type { CallBody } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

/** Makes the one preset of an investor (spec §7); `exist` says that there is one already. */
export const createPreset = (body: CallBody<'autoBotInvestCreate'>) => call('autoBotInvestCreate', { body });

/** The auto-investment message is not shown again (spec §4). */
export const hideAutoInvestMessage = () => call('autoInvestMessageHide');
