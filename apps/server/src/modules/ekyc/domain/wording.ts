import type { EkycSide, PictureCheck } from '../../../gateways/ekyc/port.ts';

type Check = PictureCheck['check'];

const passed: Readonly<Record<Check, string>> = {
  size: 'Large enough',
  sharpness: 'Sharp',
  exposure: 'Well lit',
  shape: 'All of it in the picture',
  side: 'The right side',
  code: 'Readable',
  same_picture: 'A picture of its own',
};

const advice: Readonly<Record<Check, string>> = {
  size: 'The picture is too small – move closer, or use a better camera',
  sharpness: 'A little blurred – hold the phone still and wait for the focus',
  exposure: 'Too dark or too bright – find even light, without a reflection on the card',
  shape: 'Please show the whole card, filling the frame',
  side: 'This is the other side of the card – please turn it over',
  code: 'One of our people will read this',
  same_picture: 'This is the same picture as before – please take the one that is asked for',
};

/** What a person reads of one thing that was looked at. */
export function checkText({ check, result }: PictureCheck, side: EkycSide): string {
  if (result === 'pass') {
    return passed[check];
  }
  return check === 'shape' && side === 'selfie' ? 'Please show your whole face' : advice[check];
}

const reasonTexts: Readonly<Record<string, string>> = {
  name_differs: 'The name on the card is not the name in the application',
  number_differs: 'The number on the card is not the number in the application',
  birth_date_differs: 'The date of birth on the card is not the one in the application',
  not_a_sample_card: 'One of our people compares the document with your application',
  sample_card: 'A sample card was used',
  poor_picture: 'One of the pictures is hard to read',
  provider_doubts: 'One of our people takes a second look',
  identity_changed: 'The name or number in the application was changed while the check was under way',
  too_many_tries: 'Too many pictures could not be used',
  abandoned: 'The check was not finished in time',
};

/** A reason as a person reads it. */
export function reasonText(code: string): string {
  return reasonTexts[code] ?? 'One of our people takes a second look';
}
