import { defineCatalogue } from '../../lib/text/catalogue.ts';

export const { english, useText } = defineCatalogue('verification', {
  title: 'Identity check',
  subtitle: 'Three pictures, about two minutes. Have your identity document at hand.',
  toApplication: 'Back to the application',
  signIn: 'Sign in',
  guest: {
    title: 'Please sign in first',
    body: 'The identity check belongs to an application. Sign in, or open the link that is shown on your other device.',
  },
  over: {
    title: 'This link is over',
    body: 'A link for the phone works for fifteen minutes, and until the last picture is taken. Open the identity check on your other device again, or ask it for a new link.',
  },
  blocked: {
    identity_missing: {
      title: 'First your name and number',
      body: 'Fill in your name and the number of your identity document in the application. The pictures are compared with them.',
    },
    attempts: {
      title: 'No more tries today',
      body: 'You have used all tries of today. Please try again tomorrow, or write to us.',
    },
  },
  consent: {
    title: 'Before you begin',
    document:
      'Pictures of your identity document are kept with your application, and for seven years after your account is closed.',
    selfie: 'Your selfie is deleted {{days}} days after the decision. It is used for this check only.',
    people:
      'Pictures that a machine cannot judge are looked at by two of our people. Everyone who opens them is recorded.',
    agree:
      'I agree that my pictures are used to verify my identity, as described in the <link>consent to biometric data</link>.',
    start: 'Begin',
    again: 'Try again',
    attemptsLeft_one: '{{count}} try left today',
    attemptsLeft_other: '{{count}} tries left today',
  },
  steps: 'Pictures',
  side: { front: 'Front', back: 'Back', selfie: 'Selfie' },
  stepDone: ', done',
  picture: {
    front: {
      title: 'Front of your document',
      hint: 'Lay it on a dark table, fill the frame, avoid reflections.',
    },
    back: {
      title: 'Back of your document',
      hint: 'Turn it over. All four corners should be in the picture.',
    },
    selfie: {
      title: 'A picture of you',
      hint: 'Look into the camera, without sunglasses or a cap, in even light.',
    },
  },
  camera: {
    open: 'Use the camera',
    shoot: 'Take the picture',
    close: 'Close the camera',
    label: 'What the camera sees',
    denied: 'The camera cannot be used here. Allow it in your browser, or choose a picture instead.',
  },
  file: {
    choose: 'Choose a picture',
    take: 'Take a picture',
    wrongKind: 'Please choose a photo (JPEG, PNG or WebP)',
  },
  sample: { note: 'Demo: no document at hand?', use: 'Use the sample card' },
  preview: { alt: 'The picture you took', use: 'Use this picture', again: 'Take it again' },
  retake: 'Please take it again',
  handoff: {
    title: 'Continue on your phone',
    body: 'Most phones have a better camera. Point yours at this code; the pictures go straight into this check.',
    qr: 'Code that opens the identity check on a phone',
    copy: 'Copy the link',
    copied: 'Copied',
    until: 'The link works until {{time}}, for this check only.',
    over: 'The link is over.',
    renew: 'Show a code for my phone',
    renewAgain: 'Make a new code',
    waiting: 'Waiting for your phone. This page follows along.',
    or: 'Or take the pictures here',
  },
  phoneDone: {
    title: 'That is everything',
    body: 'We have your pictures. Go on where you began: the other screen shows the result in a moment.',
  },
  checking: {
    title: 'Checking your pictures',
    body: 'This takes a few seconds. You may also leave this page.',
  },
  outcome: {
    approved: { title: 'Your identity is verified', body: 'Thank you. There is nothing more to do here.' },
    review: {
      title: 'We are looking at it',
      body: 'One of our people compares your pictures with your application. This usually takes one working day; we will write to you. You can go on with your application meanwhile.',
    },
    retry: { title: 'Please try again', body: 'We could not finish the check with these pictures.' },
    rejected: {
      title: 'Not successful',
      body: 'We could not accept this identity check. If you think that we have missed something, please write to us.',
    },
  },
  reasons: 'Why',
});
