import { picture } from '../builders/application-forms.ts';
import { packed, pdf } from '../builders/documents.ts';
import { mutatedBytes } from './bytes.ts';
import type { FileBytes } from './multipart.ts';

/** Files of the kinds that people upload, most of them damaged. */
export async function hostileFiles(): Promise<FileBytes> {
  const image = Buffer.from((await picture('any')).bytes);
  const whole = [image, pdf(), pdf('', packed('4 0 << /Type /Page >>'))];
  return (random) => {
    const file = random.pick(whole);
    return random.percent(30) ? file : mutatedBytes(file, whole, [], random);
  };
}
