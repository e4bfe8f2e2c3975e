import { useState, type FocusEvent } from 'react';

/** [hot, handlers]: whether the pointer is over an element, or the focus in it. */
export function useHot() {
  const [over, setOver] = useState(false);
  const [within, setWithin] = useState(false);
  const handlers = {
    onMouseEnter: () => setOver(true),
    onMouseLeave: () => setOver(false),
    onFocus: () => setWithin(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setWithin(currentTarget.contains(relatedTarget)),
  };
  return [over || within, handlers] as const;
}
