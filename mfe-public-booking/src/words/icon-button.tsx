import type { JSX, ReactElement } from 'react';
import { Icon, type IconName } from '../page/icon';
import { langOf } from './text';
import { useLanguageWords } from './words';

interface Props extends Omit<JSX.IntrinsicElements['button'], 'aria-label' | 'children' | 'className' | 'lang' | 'type'> {
  readonly icon: IconName;
  /** What it does, which is heard and not seen. */
  readonly label: string;
  readonly size?: number;
}

/** A button that shows a sign alone. */
export function IconButton({ icon, label, size = 20, ...attributes }: Props): ReactElement {
  const { language } = useLanguageWords();
  return (
    <button type="button" className="icon-button" aria-label={label} lang={langOf(label, language)} {...attributes}>
      <Icon name={icon} size={size} />
    </button>
  );
}
