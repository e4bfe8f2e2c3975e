import { Button } from 'antd';
import { useEffect, useRef } from 'react';

interface ShowMoreProps {
  readonly loading: boolean;
  /** Also when it scrolls into view. */
  readonly byScrolling: boolean;
  readonly onMore: () => void;
}

/** The further rows of a list on a phone. */
export function ShowMore({ loading, byScrolling, onMore }: ShowMoreProps) {
  const button = useRef<HTMLButtonElement>(null);
  const more = useRef(onMore);
  useEffect(() => {
    more.current = onMore;
  }, [onMore]);
  useEffect(() => {
    if (!byScrolling || loading || !button.current || !('IntersectionObserver' in window)) return undefined;
    // Before somebody has scrolled it is in sight only until the first rows are rendered.
    const observer = new IntersectionObserver(([seen]) => (seen?.isIntersecting && window.scrollY > 0 ? more.current() : undefined));
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [byScrolling, loading]);
  return (
    <Button ref={button} block className="ad-show-more" loading={loading} onClick={onMore}>
      Show more
    </Button>
  );
}
