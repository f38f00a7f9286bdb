/** Words of a listed note, and of a funded Shariah note that was signed: being traded, or to be signed again. */
export const signedTexts = {
  listed: {
    paused: 'Campaign paused because material information has changed. See our e-mail for details.',
    nobody: 'No investors yet. We notify you when the note is funded.',
    body_one: '1 investor so far. We notify you when the note is funded.',
    body_other: '{{count}} investors so far. We notify you when the note is funded.',
  },
  signed: {
    title: 'Signed: commodity trade in progress',
    body: 'The commodity is being purchased, sold and resold for your note. The note is issued today once the trade is complete, and we notify you. No action is required.',
    again: 'You owe nothing, and completed trades are reversed at our cost. Please sign again.',
    void: {
      trade_unfinished: 'The commodity trade was not completed on the day of your signature.',
      price_changed: 'A price of the commodity trade has changed after you signed.',
      terms_changed: 'The terms of the agreement have changed after you signed.',
      note_cancelled: 'The note is not issued.',
    },
  },
};
