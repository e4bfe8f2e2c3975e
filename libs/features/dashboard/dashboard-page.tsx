import { PageHeader } from '@arogya/platform';

export function DashboardPage() {
  return <PageHeader title="Dashboard" />;
}
