import '../record/record-parts.css';
import { PhoneLink } from '../record/phone-link';

/** An e-mail address as a link; `quiet` makes it small, for a table's second line. */
export const EmailLink = ({ email, quiet = false }: { email: string; quiet?: boolean }) => (
  <a className={quiet ? 'ad-quiet-link' : 'ad-plain-link'} href={`mailto:${email}`}>
    {email}
  </a>
);

interface ContactCellProps {
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
}

/** Phone and e-mail of a person, in a table. */
export function ContactCell({ phone, email }: ContactCellProps) {
  if (!phone && !email) return '—';
  return (
    <span className="ad-contact">
      {phone ? <PhoneLink phone={phone} /> : null}
      {email ? <EmailLink email={email} quiet /> : null}
    </span>
  );
}
