/** Set by a parent that sends the settings once it knows them; this process loads meanwhile. */
const AWAITED = 'SETTINGS_BY_MESSAGE';

/**
 * The environment to configure this process from: its own, completed by its parent's message where one is announced.
 * @returns null when the parent ended before it sent them
 * @throws Error when a message is announced and there is no parent to send it
 */
export async function settledEnvironment(own: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv | null> {
  if (own[AWAITED] !== 'true') {
    return own;
  }
  if (process.send === undefined) {
    throw new Error(`${AWAITED} is for a process that is started with a message channel: leave it out.`);
  }
  const sent = await settingsOfParent();
  return sent === null ? null : { ...own, ...sent };
}

function settingsOfParent(): Promise<Readonly<Record<string, string>> | null> {
  return new Promise((resolve) => {
    const end = () => resolve(null);
    process.once('disconnect', end);
    process.once('message', (message: { readonly settings: Readonly<Record<string, string>> }) => {
      process.off('disconnect', end);
      resolve(message.settings);
    });
    if (!process.connected) {
      end();
    }
  });
}
