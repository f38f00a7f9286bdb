import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import { customerSession } from '../../lib/session/session-store.ts';
import {
  currentLanguage,
  followLanguage,
  isChoiceUnsaved,
  type Language,
  noteChoiceSaved,
  onLanguageChosen,
} from '../../lib/text/language.ts';
import { currentUserQuery } from '../../shared/session/current-user.ts';

/** The sign-in whose account was read already: afterwards a choice in this browser overrides an older answer. */
const appliedFor = new WeakMap<QueryClient, string | null>();

/**
 * Stores what a signed-in customer chooses with the account, for other devices and for mails, and then reads again what
 * the server has worded in the language before. Returns the way out.
 */
export function syncLanguage(queries: QueryClient): () => void {
  return onLanguageChosen((language) => {
    void save(queries, language).then(() => queries.invalidateQueries());
  });
}

/**
 * Once per sign-in, when its user is known: a choice that was made here before goes to the account, else the account's
 * is followed here.
 */
export async function followAccount(queries: QueryClient): Promise<void> {
  const known = queries.getQueryData(currentUserQuery.queryKey);
  const { token } = customerSession.get();
  if (known === undefined || token === appliedFor.get(queries)) {
    return;
  }
  if (!isChoiceUnsaved()) {
    appliedFor.set(queries, token);
    await followLanguage(known.user.locale);
  } else if (mayChange(queries)) {
    appliedFor.set(queries, token);
    void save(queries, currentLanguage());
  }
}

/** What cannot be stored now stays a choice of this browser, and is stored at a later sign-in. */
async function save(queries: QueryClient, locale: Language): Promise<void> {
  if (!mayChange(queries)) {
    return;
  }
  try {
    await call('userUpdateInfo', { body: { locale } });
  } catch {
    return;
  }
  noteChoiceSaved();
  await queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
}

/** Until the second factor is given the account cannot be changed, and the call would redirect. */
function mayChange(queries: QueryClient): boolean {
  const known = queries.getQueryData(currentUserQuery.queryKey);
  return (
    known !== undefined &&
    customerSession.get().token !== null &&
    (!known.user.check_if_enabled_two_factor || known.session.two_factor_passed)
  );
}
