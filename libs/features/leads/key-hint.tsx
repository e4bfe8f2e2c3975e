import './key-hint.css';

/** The key of a button, beside its text. Screen readers have it from `aria-keyshortcuts`. */
export const KeyHint = ({ name }: { name: string }) => (
  <kbd className="ad-key-hint" aria-hidden="true">
    {name.toUpperCase()}
  </kbd>
);
