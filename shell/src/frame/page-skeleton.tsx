const LINES = [92, 68, 80, 55, 74, 88, 61, 78];

/** In place of a page that is still on its way. Without styles of its own imports, since the server draws it, too (early-frame.tsx). */
export const PageSkeleton = () => (
  <div className="ad-page-skeleton" role="status" aria-label="Loading the page">
    {LINES.map((width) => (
      <span key={width} className="ad-skeleton-line" style={{ width: `${width}%` }} />
    ))}
  </div>
);
