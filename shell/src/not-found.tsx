import './not-found.css';
import { NOT_FOUND_TEXT, NOT_FOUND_TITLE, PRODUCT } from '@arogya/domain/texts';
import { Link } from '@arogya/platform';
import { BrandMark } from '@arogya/ui/look/brand-mark';
import { useEffect } from 'react';

const Brand = () => (
  <p className="ad-lost-brand">
    <BrandMark size={32} />
    <span>{PRODUCT}</span>
  </p>
);

/** The same text inside and outside of the frame, which has the brand. */
export function NotFound({ framed = false }: { framed?: boolean }) {
  useEffect(() => {
    document.title = `${NOT_FOUND_TITLE} · ${PRODUCT}`;
  }, []);
  const Box = framed ? 'div' : 'main';
  return (
    <Box className="ad-lost" data-framed={framed || undefined}>
      {framed ? null : <Brand />}
      <span className="ad-lost-number" aria-hidden="true">
        404
      </span>
      <h1>{NOT_FOUND_TITLE}</h1>
      <p>{NOT_FOUND_TEXT}</p>
      <Link to="/">Back to Home Page</Link>
    </Box>
  );
}
