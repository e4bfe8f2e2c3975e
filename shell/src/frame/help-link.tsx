import './help-link.css';
import { QuestionCircleOutlined } from '@ant-design/icons';
import { helpFor } from '@arogya/domain/guide/chapters';
import { HELP } from '@arogya/domain/guide/texts';
import { Link, useLocation, useSession } from '@arogya/platform';

/** Leads to the chapter of the page that is open, or to the index of the guide; as an icon, or with its word in the foot of the sidebar. */
export function HelpLink({ word = false }: { readonly word?: boolean }) {
  const { role } = useSession();
  const { pathname } = useLocation();
  return (
    <Link
      to={helpFor(pathname, role)}
      className={word ? 'ad-help ad-help-word' : 'ad-help'}
      aria-label={HELP}
      title={word ? undefined : HELP}
    >
      <QuestionCircleOutlined aria-hidden="true" />
      {word ? HELP : null}
    </Link>
  );
}
