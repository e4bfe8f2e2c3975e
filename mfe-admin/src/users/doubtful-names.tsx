import { useDoubtfulNamesQuery } from '@arogya/api/users';
import { DOUBTFUL_NAMES, DOUBTFUL_NAMES_WHY } from '@arogya/domain/users/texts';
import { Link } from '@arogya/platform';
import { Alert } from 'antd';

/** Accounts that were made before such names were refused, for an administrator to rename; nothing where there are none. */
export function DoubtfulNames() {
  const { data = [] } = useDoubtfulNamesQuery();
  if (data.length === 0) return null;
  const list = (
    <>
      <p>{DOUBTFUL_NAMES_WHY}</p>
      <ul className="ad-doubtful" aria-label={DOUBTFUL_NAMES}>
        {data.map(({ id, username, email, field, why }) => (
          <li key={`${id} ${field}`}>
            <Link className="ad-plain-link" to={`/users?user=${id}`}>
              <bdi>{field === 'email' ? email : username}</bdi>
            </Link>
            : {why}
          </li>
        ))}
      </ul>
    </>
  );
  return <Alert className="ad-doubtful-names" type="warning" showIcon title={DOUBTFUL_NAMES} description={list} />;
}
