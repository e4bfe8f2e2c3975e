import { ERROR_TITLE } from '@arogya/domain/texts';
import { noAnswer, sentenceOf, toasts } from '@arogya/platform';

/** A part of the shell that is fetched when it is first asked for; null, and a toast, when it does not come: the next time tries again. */
export async function later<Part>(load: () => Promise<Part>): Promise<Part | null> {
  try {
    return await load();
  } catch {
    toasts.show({ title: ERROR_TITLE, text: sentenceOf(noAnswer('chunk'), ''), tone: 'destructive' });
    return null;
  }
}
