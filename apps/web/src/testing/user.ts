import userEvent, { type UserEvent } from '@testing-library/user-event';

/** Keys in braces or brackets are named, so such a text is typed key by key. */
const HAS_NAMED_KEYS = /[{[]/;

/** Shorter texts, and with them amounts, are typed key by key. */
const LONG_TEXT = 12;

/**
 * The user of a test. A long text is pasted except its last character, which is a key press: every field gets an
 * input and a key event, and a form is not rendered for each character of a name. A test of typing itself takes
 * `userEvent` instead.
 */
export function createUser(options: Parameters<typeof userEvent.setup>[0] = {}): UserEvent {
  const user = userEvent.setup(options);
  const type: UserEvent['type'] = async (element, text, how) => {
    if (text.length < LONG_TEXT || how !== undefined || HAS_NAMED_KEYS.test(text)) {
      return user.type(element, text, how);
    }
    await user.click(element);
    await user.paste(text.slice(0, -1));
    await user.keyboard(text.slice(-1));
  };
  return { ...user, type };
}
