import { IconFileTypePdf, IconPhoto } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import classes from './file-preview.module.css';

/** A small picture of an image that was just chosen, the sign of a PDF otherwise. The name stands beside it. */
export function FilePreview({ file }: { readonly file: File }): ReactNode {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file.type.startsWith('image/')) {
      return;
    }
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address === null ? (
    <FileSign name={file.name} />
  ) : (
    <img src={address} alt="" className={classes.picture} />
  );
}

/** What kind of file it is, where its picture is not at hand. */
export function FileSign({ name }: { readonly name: string }): ReactNode {
  const Sign = /\.pdf$/i.test(name) ? IconFileTypePdf : IconPhoto;
  return (
    <span className={classes.sign}>
      <Sign className={classes.icon} aria-hidden />
    </span>
  );
}
