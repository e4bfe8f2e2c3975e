import type { NavEntry } from '@arogya/platform';

type HeadingEntry = Pick<NavEntry, 'label' | 'heading' | 'subtitle'>;

/** What a page's heading is going to be, as its nav.json says: it stands where PageHeader of @arogya/platform puts the page's own. */
export const PageHeading = ({ entry: { label, heading = label, subtitle } }: { readonly entry: HeadingEntry }) => (
  <div className="ad-page-heading">
    <h1>{heading}</h1>
    {subtitle ? <p>{subtitle}</p> : null}
  </div>
);
