import { type ReactNode, useEffect, useState } from 'react';
import classes from './file-preview.module.css';

/** A small picture of an image that was just chosen; nothing for a PDF. The name stands beside it. */
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
  return address === null ? null : <img src={address} alt="" className={classes.picture} />;
}
