import '../look/icon-button.css';
import '../table/person.css';
import { WhatsAppOutlined } from '@ant-design/icons';
import { CopyButton } from './copy-button';
import { phoneLinks, phoneText } from '@arogya/domain/phones/phone';

/** A phone number that dials, with WhatsApp and Copy beside it; what cannot be a number is only shown. `bare` leaves those out, for narrow cells. */
export function PhoneLink({ phone, bare = false }: { phone: string; bare?: boolean }) {
  const [shown, { call, whatsApp }] = [phoneText(phone), phoneLinks(phone)];
  return (
    <span className="ad-phone">
      {call ? (
        <a href={call} onClick={(event) => event.stopPropagation()}>
          {shown}
        </a>
      ) : (
        shown
      )}
      {bare ? null : (
        <span className="ad-phone-tools">
          {whatsApp ? (
            <a
              className="ad-icon-button"
              title="WhatsApp"
              aria-label={`WhatsApp ${shown}`}
              href={whatsApp}
              target="_blank"
              rel="noopener noreferrer"
            >
              <WhatsAppOutlined />
            </a>
          ) : null}
          <CopyButton text={phone} label="Copy phone number" />
        </span>
      )}
    </span>
  );
}
