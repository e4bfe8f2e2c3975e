import '../look/icon-button.css';
import '../table/person.css';
import { WhatsAppOutlined } from '@ant-design/icons';
import { CopyButton } from './copy-button';
import { dialDigits, formatPhone } from '../look/formats';

/** A phone number that dials, with WhatsApp and Copy beside it. `bare` leaves those out, for narrow cells. */
export function PhoneLink({ phone, bare = false }: { phone: string; bare?: boolean }) {
  const digits = dialDigits(phone);
  return (
    <span className="ad-phone">
      <a href={`tel:+${digits}`} onClick={(event) => event.stopPropagation()}>
        {formatPhone(phone)}
      </a>
      {bare ? null : (
        <span className="ad-phone-tools">
          <a
            className="ad-icon-button"
            title="WhatsApp"
            aria-label={`WhatsApp ${formatPhone(phone)}`}
            href={`https://wa.me/${digits}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <WhatsAppOutlined />
          </a>
          <CopyButton text={phone} label="Copy phone number" />
        </span>
      )}
    </span>
  );
}
