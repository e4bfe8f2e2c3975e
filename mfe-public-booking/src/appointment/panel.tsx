import { useEffect, useRef, type FormEvent, type ReactElement, type ReactNode } from 'react';
import { IconButton } from '../words/icon-button';
import { Text } from '../words/text';
import { useWords } from '../words/words';

interface Props {
  readonly title: string;
  readonly under: string;
  /** What is chosen and typed, above the bar. */
  readonly children: ReactNode;
  /** Always in sight. */
  readonly bar: ReactNode;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

const TITLE_ID = 'panel-title';

/** A native modal over the page: the focus stays inside, Esc closes, and the focus returns to where it was. */
export function Panel({ title, under, children, bar, onSubmit, onClose }: Props): ReactElement {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <dialog ref={dialog} className="sheet narrow" aria-labelledby={TITLE_ID} onClose={onClose}>
      <form className="sheet-form" noValidate autoComplete="off" onSubmit={submit}>
        <header className="sheet-head">
          <div>
            <Text as="h2" id={TITLE_ID}>
              {title}
            </Text>
            <Text as="p" className="quiet">
              {under}
            </Text>
          </div>
          <IconButton icon="close" label={words.sheet.close()} onClick={() => dialog.current?.close()} />
        </header>
        <div className="sheet-scroll">{children}</div>
        <footer className="bar">{bar}</footer>
      </form>
    </dialog>
  );
}
