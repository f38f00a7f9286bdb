import { messageCatalogue } from '@titian/contracts/messages/catalogue';
import { createRenderer } from '@titian/contracts/messages/render';

/** Words a message of the catalogue in a language. */
export const renderMessage = createRenderer(messageCatalogue);
