/** Asks the person to prove once more who they are; true once they have. */
type ConfirmationDialog = () => Promise<boolean>;

let ask: ConfirmationDialog | null = null;
let asked: Promise<boolean> | null = null;

/** What the server wants to know again before it does something that cannot be taken back. The shell asks for it. */
export const confirmation = {
  /** Says how to ask, until the returned function is called. */
  askWith(how: ConfirmationDialog): () => void {
    ask = how;
    return () => {
      if (ask === how) ask = null;
    };
  },
  /** Calls that need it at the same moment share one question. */
  ask(): Promise<boolean> {
    asked ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
      asked = null;
    });
    return asked;
  },
};
