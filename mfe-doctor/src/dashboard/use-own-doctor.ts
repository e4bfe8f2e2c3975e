import { useListDoctorsQuery } from '@arogya/api/doctors';
import { sentenceOf, useSession } from '@arogya/platform';

/** The doctor whose userId is the signed-in user's (docs/spec/screens.md); null when the account is linked to none. */
export function useOwnDoctor() {
  const { user } = useSession();
  const { data, error, isFetching, refetch } = useListDoctorsQuery({ pageSize: 200 }, { skip: !user });
  return {
    doctor: data ? (data.find(({ userId }) => userId === user?.id) ?? null) : undefined,
    failure: error && !data ? sentenceOf(error, 'Failed to fetch your profile') : null,
    fetching: isFetching,
    retry: () => void refetch(),
  };
}
