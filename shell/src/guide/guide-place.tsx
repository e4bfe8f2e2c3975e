import type { GuidePlace } from '@arogya/domain/guide/chapters';
import { GUIDE_ABOUT, GUIDE_FAILED, HELP } from '@arogya/domain/guide/texts';
import { PageFactsContext, PageHeader } from '@arogya/platform';
import { ErrorState } from '@arogya/ui/states/error-state';
import { useEffect, useState } from 'react';
import { PageSkeleton } from '../frame/page-skeleton';
import type { GuidePage } from './guide-page';

type Part = typeof GuidePage;

/** The guide's texts come when it is first opened. */
function useGuidePage() {
  const [Page, setPage] = useState<Part | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    import(/* webpackChunkName: "later-guide" */ './guide-page').then(
      ({ GuidePage: part }) => setPage(() => part),
      () => setFailed(true),
    );
  }, [tries]);
  const retry = (): void => {
    setFailed(false);
    setTries((before) => before + 1);
  };
  return { Page, failed, retry };
}

function Body({ at }: { readonly at: GuidePlace }) {
  const { Page, failed, retry } = useGuidePage();
  if (failed) return <ErrorState text={GUIDE_FAILED} onRetry={retry} />;
  return Page ? <Page at={at} /> : <PageSkeleton />;
}

const INDEX = { label: HELP, subtitle: GUIDE_ABOUT };

/** The index of the guide or a chapter, under its heading. */
export function GuidePlaceView({ at }: { readonly at: GuidePlace }) {
  const facts = at === 'index' ? INDEX : { label: at.title, subtitle: at.about };
  return (
    <>
      <PageFactsContext value={facts}>
        <PageHeader />
      </PageFactsContext>
      <Body at={at} />
    </>
  );
}
