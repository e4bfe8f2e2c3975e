/* Written by `npm run languages` from the catalogues beside this folder: change those, not this file. */
import type { MessagesWords } from './messages.words';

export const messages: MessagesWords = {};
