import { defineCatalogue } from '../../lib/text/catalogue.ts';

export const { useText } = defineCatalogue('legal', {
  about: {
    title: 'About Us',
    what: 'Titian means bridge. Malaysian businesses ask for financing; people and companies fund it in parts of RM 50 and more, and are paid back by schedule.',
    whatTitle: 'What we do',
    moneyTitle: 'Where your money is',
    money:
      'Money that you have not invested is held in trust, apart from ours. Every sen that moves is written down once, in a ledger that is never changed afterwards.',
    oursTitle: 'How we earn',
    ours: 'Businesses pay an origination fee when a note is issued. Investors pay a service fee on the return they receive, never on what they put in.',
  },
  risk: {
    title: 'Risk',
    lossTitle: 'You can lose money',
    loss: 'A business may pay late or not at all. There is no deposit insurance, and a guarantee comes from the guarantor named on the note, not from us.',
    cashTitle: 'Your money is tied up',
    cash: 'A note runs to its end. You may cancel within 24 hours while it is open; after that there is no way to leave early.',
    spreadTitle: 'Spread it',
    spread:
      'One default hurts less among many notes. Before you confirm, you see how large a part of your money may fail before you lose.',
  },
  privacy: {
    title: 'Privacy Policy',
    keepTitle: 'What we keep',
    keep: 'Who you are, how to reach you, your bank account, your documents and what you do here. The law asks for most of it. We keep records for seven years.',
    whoTitle: 'Who sees it',
    who: 'You, and the staff who need it; each look at a document is recorded. Identity numbers and bank accounts are stored encrypted. We do not sell data.',
    rightsTitle: 'Your rights',
    rights:
      'You can see, correct and export your data, and stop e-mails that are not about money or security. Selfies are deleted 30 days after the decision.',
  },
  tnc: {
    title: 'Terms and Conditions',
    accountTitle: 'Your account',
    account:
      'One account per person or company, from 18 years on. You act for yourself, with money of your own.',
    investTitle: 'Investing',
    invest:
      'You lend to the business named on the note, not to us. Conventional notes pay interest; Shariah notes pay profit under commodity murabahah, for which you appoint us as your agent.',
    feesTitle: 'Fees',
    fees: 'Every fee stands on the page before you confirm. Service tax is charged on fees only.',
  },
  consent: {
    title: 'Consent',
    checksTitle: 'Checks',
    checks:
      'You agree that we check your identity, ask credit bureaus where you apply for financing, and screen your name against the lists that the law names.',
    faceTitle: 'Your face',
    face: 'A selfie is compared with your document only if you agree to it there. It is deleted 30 days after the decision.',
  },
  issuer_disclosure: {
    title: 'Issuer disclosure',
    showTitle: 'What investors see',
    show: 'The purpose, the figures of two to three years, the record on earlier notes, guarantors, risks, and every step after a late payment.',
    truthTitle: 'What an issuer promises',
    truth:
      'That what it tells is true and complete, that it does not raise the same money elsewhere, and that it reports at once what changes.',
  },
});
