import './not-found.css';
import { NOT_FOUND_TEXT, NOT_FOUND_TITLE, PRODUCT } from '@arogya/domain/texts';
import { Link } from '@arogya/platform';
import { useEffect } from 'react';

/** The same text inside and outside of the frame. */
export function NotFound({ framed = false }: { framed?: boolean }) {
  useEffect(() => {
    document.title = `${NOT_FOUND_TITLE} · ${PRODUCT}`;
  }, []);
  const Box = framed ? 'div' : 'main';
  return (
    <Box className="ad-lost" data-framed={framed || undefined}>
      <span className="ad-lost-number" aria-hidden="true">
        404
      </span>
      <h1>{NOT_FOUND_TITLE}</h1>
      <p>{NOT_FOUND_TEXT}</p>
      <Link to="/">Back to Home Page</Link>
    </Box>
  );
}
