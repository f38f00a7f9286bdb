const KB = 1_024;
const MB = KB * KB;

/** A number of bytes as people say it: "340 KB", "1.2 MB". */
export function fileSize(bytes: number): string {
  if (bytes < MB) {
    return `${Math.max(1, Math.round(bytes / KB))} KB`;
  }
  return `${Math.round((bytes / MB) * 10) / 10} MB`;
}
