/** Words of applying again as for a note. */
export const againTexts = {
  again: {
    button: 'Apply again',
    buttonOf: 'Apply again as for note {{number}}',
    title: 'Replace saved draft',
    body: 'You have a saved draft of an application. Replacing it removes its text and documents.',
    replace: 'Replace draft',
    dismiss: 'Keep draft',
  },
} as const;
