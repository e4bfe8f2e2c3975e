import { PageBoundary } from '@arogya/ui/states/page-boundary';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { EnquiryDialog } from './enquiry-dialog';

let root: Root | undefined;
let asked = 0;

/** Opens the dialog. Once opened it stays in the page, with what was typed. */
export function openEnquiry(): void {
  const place = document.getElementById('enquiry');
  if (!place) throw new Error('The page has no #enquiry');
  root ??= createRoot(place);
  asked += 1;
  flushSync(() =>
    root?.render(
      <PageBoundary>
        <EnquiryDialog asked={asked} />
      </PageBoundary>,
    ),
  );
}
