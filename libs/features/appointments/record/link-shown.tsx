import { QrcodeOutlined } from '@ant-design/icons';
import {
  useAppointmentLinkQuery,
  useReplaceAppointmentLinkMutation,
  type Appointment,
  type AppointmentLink,
} from '@arogya/api/appointments';
import {
  COPY_LINK,
  LINK_FAILED,
  LINK_QR,
  NEW_LINK,
  NEW_LINK_FAILED,
  NEW_LINK_MADE,
  NEW_LINK_TEXT,
  NEW_LINK_TITLE,
  SHOW_LINK,
} from '@arogya/domain/links/texts';
import { Fetched } from '@arogya/features/records/fetched';
import { useSubmit } from '@arogya/platform';
import { ConfirmDelete } from '@arogya/ui/feedback/confirm-delete';
import { CopyButton } from '@arogya/ui/record/copy-button';
import { Button, QRCode } from 'antd';
import { useState } from 'react';

/** Whoever has the link may act as the patient: it is fetched, and its look recorded, when somebody asks for it. */
function Address({ id }: Pick<Appointment, 'id'>) {
  const query = useAppointmentLinkQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <Fetched<AppointmentLink> query={query} failure={LINK_FAILED} label="Loading the link" rows={4}>
      {({ address }) => (
        <div className="ad-link-address">
          <span role="img" aria-label={LINK_QR}>
            <QRCode type="svg" value={address} size={176} color="var(--ad-ink)" bgColor="var(--ad-paper)" bordered={false} />
          </span>
          <code>{address}</code>
          <CopyButton text={address} label={COPY_LINK} wide />
        </div>
      )}
    </Fetched>
  );
}

/** The link that the patient has, and another one in its place. */
export function LinkShown({ appointment: { id } }: { appointment: Appointment }) {
  const [shown, setShown] = useState(false);
  const [asks, setAsks] = useState(false);
  const [replace] = useReplaceAppointmentLinkMutation();
  const [submit, busy] = useSubmit();
  const makeNew = async (): Promise<void> => {
    const done = await submit(() => replace({ id }), { success: NEW_LINK_MADE, failure: NEW_LINK_FAILED });
    setAsks(false);
    if (done.ok) setShown(true);
  };
  return (
    <>
      {shown ? <Address id={id} /> : null}
      <div className="ad-appointment-changes">
        {shown ? null : (
          <Button icon={<QrcodeOutlined aria-hidden="true" />} onClick={() => setShown(true)}>
            {SHOW_LINK}
          </Button>
        )}
        <Button onClick={() => setAsks(true)}>{NEW_LINK}</Button>
      </div>
      <ConfirmDelete
        open={asks}
        title={NEW_LINK_TITLE}
        text={NEW_LINK_TEXT}
        confirmLabel={NEW_LINK}
        busy={busy}
        onConfirm={() => void makeNew()}
        onCancel={() => setAsks(false)}
      />
    </>
  );
}
