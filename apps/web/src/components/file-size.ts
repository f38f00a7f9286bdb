const KB = 1_024;
const MB = KB * KB;
const GB = KB * MB;

/** A number of bytes as people say it: "340 KB", "1.2 MB", "57.4 GB". */
export function fileSize(bytes: number): string {
  if (bytes < MB) {
    return `${Math.max(1, Math.round(bytes / KB))} KB`;
  }
  const [unit, size] = bytes < GB ? ['MB', MB] : ['GB', GB];
  return `${Math.round((bytes / size) * 10) / 10} ${unit}`;
}
