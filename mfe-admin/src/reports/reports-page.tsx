import { PageHeader } from '@arogya/platform';

export function ReportsPage() {
  return <PageHeader title="Reports and Analytics" />;
}
