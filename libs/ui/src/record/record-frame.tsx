import './record-parts.css';
import '../table/person.css';
import { PhoneOutlined, WhatsAppOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { phoneLinks, phoneText } from '@arogya/domain/phones/phone';
import { initialsOf } from '@arogya/domain/letters';
import { CopyButton } from './copy-button';
import { RecordPart } from './record-part';

/** Call and WhatsApp of a phone number. */
function CallButtons({ phone }: { phone: string }) {
  const [shown, { call, whatsApp }] = [phoneText(phone), phoneLinks(phone)];
  return (
    <>
      {call ? (
        <Button icon={<PhoneOutlined />} href={call} aria-label={`Call ${shown}`}>
          {shown}
        </Button>
      ) : (
        <span>{shown}</span>
      )}
      {whatsApp ? (
        <Button
          icon={<WhatsAppOutlined />}
          aria-label={`WhatsApp ${shown}`}
          title="WhatsApp"
          href={whatsApp}
          target="_blank"
          rel="noopener noreferrer"
        />
      ) : null}
    </>
  );
}

/** What the head of a record says. */
export interface RecordHeading {
  readonly name: string;
  readonly status?: ReactNode;
  /** The line below the name: '46 · Female', 'Cardiology · Lotus Care Hospital'; what is empty is left out. */
  readonly about: readonly (string | number | null | undefined)[];
  readonly phone: string | null;
}

interface RecordHeadProps extends RecordHeading {
  /** The name is the title of the drawer already. */
  readonly titled: boolean;
}

/** Calling as the one primary action of a record; what cannot be dialled is no link. */
export const CallButton = ({ phone }: { phone: string }) => {
  const { call } = phoneLinks(phone);
  return (
    <Button type="primary" icon={<PhoneOutlined />} {...(call ? { href: call } : { disabled: true })}>
      Call
    </Button>
  );
};

/** The head of a record: initials, name, status, what it is, and the phone with Call, WhatsApp and Copy. */
export const RecordHead = ({ name, titled, status, about, phone }: RecordHeadProps) => (
  <header className="ad-record-head">
    <span className="ad-avatar" aria-hidden="true">
      {initialsOf(name) || '?'}
    </span>
    <div>
      {titled ? (
        <p>{status}</p>
      ) : (
        <h2 className="ad-record-name">
          {name} {status}
        </h2>
      )}
      <p>{about.filter((part) => part !== null && part !== undefined && part !== '').join(' · ')}</p>
      {phone ? (
        <div className="ad-record-phone">
          <CallButtons phone={phone} />
          <CopyButton text={phone} label="Copy phone number" />
        </div>
      ) : null}
    </div>
  </header>
);

/** What comes next, before everything else. */
export const NextThing = ({ title, children }: { title: string; children: ReactNode }) => (
  <RecordPart title={title} className="ad-record-next">
    {children}
  </RecordPart>
);
