/** Words of a listed note, and of a funded Shariah note that was signed: being traded, or to be signed again. */
export const signedTexts = {
  listed: {
    paused: 'The campaign is paused because something about it has changed. We have written to you.',
    nobody: 'Investors have just begun to see it. We write to you when it is funded.',
    body_one: 'So far by 1 investor. We write to you when it is funded.',
    body_other: 'So far by {{count}} investors. We write to you when it is funded.',
  },
  signed: {
    title: 'Signed: the commodity is being traded',
    body: 'The commodity is bought, sold and sold on for your note now. The note is issued as soon as that is done, today, and we write to you. There is nothing more for you to do.',
    again: 'You owe nothing, and what was traded is reversed at our cost. Please sign again.',
    void: {
      trade_unfinished: 'The commodity trade was not completed on the day of your signature.',
      price_changed: 'A price of the commodity trade has changed after you signed.',
      terms_changed: 'The terms of the agreement have changed after you signed.',
      note_cancelled: 'The note is not issued.',
    },
  },
};
