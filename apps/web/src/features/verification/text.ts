import { defineCatalogue } from '../../lib/text/catalogue.ts';

export const { english, useText } = defineCatalogue('verification', {
  title: 'Identity verification (eKYC)',
  subtitle: 'Three pictures, about two minutes. Please have your identity document ready.',
  toApplication: 'Back to the application',
  signIn: 'Sign in',
  guest: {
    title: 'Sign-in required',
    body: 'Identity verification is part of an application. Sign in, or open the link shown on your other device.',
  },
  over: {
    title: 'Link expired',
    body: 'The link is valid for fifteen minutes, until the last picture is taken. Open identity verification on your other device again and request a new link.',
  },
  blocked: {
    identity_missing: {
      title: 'Name and document number required',
      body: 'Fill in your name and the number of your identity document in the application. The pictures are compared with them.',
    },
    attempts: {
      title: 'Daily attempt limit reached',
      body: 'Please try again tomorrow, or contact support.',
    },
  },
  undone: 'New verification required',
  consent: {
    title: 'Consent',
    document:
      'Pictures of your identity document are stored with your application, and for seven years after your account is closed.',
    selfie: 'Your selfie is used for this verification only and is deleted {{days}} days after the decision.',
    people:
      'Pictures that cannot be verified automatically are reviewed by two of our officers. Every access is recorded.',
    agree:
      'I agree that my pictures are used to verify my identity, as described in the <link>consent to biometric data</link>.',
    start: 'Start verification',
    again: 'Try again',
    attemptsLeft_one: '{{count}} attempt left today',
    attemptsLeft_other: '{{count}} attempts left today',
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
      title: 'Selfie',
      hint: 'Look into the camera, without sunglasses or a cap, in even light.',
    },
  },
  camera: {
    open: 'Use camera',
    shoot: 'Take picture',
    close: 'Close camera',
    label: 'Camera preview',
    denied: 'The camera cannot be used here. Allow it in your browser, or choose a picture instead.',
  },
  file: {
    choose: 'Choose a picture',
    take: 'Take a picture',
    wrongKind: 'Please choose a photo (JPEG, PNG or WebP)',
  },
  sample: { note: 'Demo: sample document', use: 'Use sample card' },
  preview: { alt: 'The picture you took', use: 'Use this picture', again: 'Retake picture' },
  retake: 'Please retake this picture',
  handoff: {
    title: 'Continue on your phone',
    body: 'Scan the code with your phone to take the pictures there.',
    qr: 'QR code for identity verification on a phone',
    copy: 'Copy link',
    copied: 'Copied',
    until: 'Valid until {{time}}, for this verification only.',
    over: 'The link has expired.',
    renew: 'Show QR code for phone',
    renewAgain: 'Show new QR code',
    waiting: 'Waiting for your phone. This page updates automatically.',
    or: 'Or take the pictures here',
  },
  phoneDone: {
    title: 'Pictures received',
    body: 'Continue on your other device, where the result is shown shortly.',
  },
  checking: {
    title: 'Checking your pictures',
    body: 'This takes a few seconds. You may also leave this page.',
  },
  outcome: {
    approved: { title: 'Identity verified', body: 'No further action is required.' },
    review: {
      title: 'Verification under review',
      body: 'Our officers compare your pictures with your application, usually within one working day. You can continue with your application in the meantime.',
    },
    retry: {
      title: 'Verification not completed',
      body: 'The verification could not be completed with these pictures. Please try again.',
    },
    rejected: {
      title: 'Verification unsuccessful',
      body: 'If you believe this is a mistake, please contact support.',
    },
  },
  reasons: 'Reasons',
});
