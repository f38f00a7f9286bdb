/** Takes the lines that something says, and waits for one that matches; each line is given once, in order. */
export function spokenLines() {
  const lines: string[] = [];
  let isNew: () => void = () => undefined;
  return {
    say(line: string): void {
      lines.push(line);
      isNew();
    },
    /** Drops what comes before it. */
    async line(wanted: RegExp): Promise<string> {
      for (;;) {
        const next = lines.shift();
        if (next !== undefined && wanted.test(next)) return next;
        if (next === undefined) {
          await new Promise<void>((resolve) => {
            isNew = resolve;
          });
        }
      }
    },
  };
}
