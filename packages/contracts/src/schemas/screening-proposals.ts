import { z } from 'zod';
import { issueMessage } from '../messages/message.ts';
import { listedKinds, listedNamesMax } from '../screening.ts';
import { day, id, oneOf, text } from '../wire.ts';

/** What compliance found out about a name that is like a listed one (SCR-3). */
export const screeningClearance = z.strictObject({
  decision: oneOf(['cleared', 'confirmed'], issueMessage('screening_decision_required')),
});

/** Names that are put on the screening list or taken off it, as of the day of their publication. */
export const screeningListChange = z.strictObject({
  listed_on: day,
  add: z
    .array(
      z.strictObject({
        kind: oneOf(listedKinds, issueMessage('listed_kind_required')),
        name: text(200, issueMessage('listed_name_required')),
        source: text(200, issueMessage('list_source_required')),
      }),
    )
    .max(listedNamesMax, issueMessage('listed_names_to_add_too_many', { max: listedNamesMax })),
  remove: z
    .array(id)
    .max(listedNamesMax, issueMessage('listed_names_to_remove_too_many', { max: listedNamesMax })),
});
