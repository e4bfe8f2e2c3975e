import './booking-qr.css';
import { DownloadOutlined, ExportOutlined, PrinterOutlined } from '@ant-design/icons';
import {
  BOOKING_CLOSED,
  BOOKING_CLOSED_TEXT,
  COPY_FAILED,
  COPY_FAILED_TEXT,
  QR_DOWNLOADED,
  QR_UNAVAILABLE,
  URL_COPIED,
  qrFileName,
} from '@arogya/domain/hospitals/texts';
import { toasts } from '@arogya/platform';
import { Skeleton } from '@arogya/ui/states/skeleton';
import { CopyButton } from '@arogya/ui/record/copy-button';
import { ErrorState } from '@arogya/ui/states/error-state';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { QrPoster, type PosterPaper } from './qr-poster';
import { WebsitePart } from './website-part';

/** Saves the QR image under the hospital's name (docs/spec/numbers.md). */
function downloadQr(qrCode: string, hospitalName: string): void {
  const link = document.createElement('a');
  link.href = qrCode;
  link.download = qrFileName(hospitalName);
  document.body.append(link);
  link.click();
  link.remove();
}

/** What GET hospitals/{id}/qr and GET hospital/qr answer. */
export interface QrAnswer {
  /** The image as a data URL. */
  readonly qrCode: string;
  readonly bookingUrl: string;
  readonly phone: string | null;
  readonly stateCode: string | null;
  readonly embedOrigins: readonly string[];
}

interface BookingQrProps {
  readonly hospitalName: string;
  /** The hospital is inactive, and so is its page. */
  readonly closed?: boolean;
  /** Of the settings of this hospital. */
  readonly settingsPath: string;
  /** undefined while it is loading. */
  readonly qr: QrAnswer | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

function BookingUrl({ url }: { url: string }) {
  return (
    <div className="ad-qr-url">
      <code title={url}>{url}</code>
      <CopyButton
        text={url}
        label="Copy"
        wide
        onCopied={() => toasts.show({ title: URL_COPIED })}
        onRefused={() => toasts.show({ title: COPY_FAILED, text: COPY_FAILED_TEXT, tone: 'destructive' })}
      />
    </div>
  );
}

interface PosterProps {
  readonly hospitalName: string;
  readonly qr: QrAnswer;
}

/** Prints the poster on A4 or A5. */
function Poster({ hospitalName, qr }: PosterProps) {
  const [paper, setPaper] = useState<PosterPaper>('a4');
  const print = (on: PosterPaper): void => {
    flushSync(() => setPaper(on));
    window.print();
  };
  return (
    <>
      <div className="ad-qr-papers">
        <Button className="ad-qr-print" icon={<PrinterOutlined />} onClick={() => print('a4')}>
          Print Poster
        </Button>
        <Button aria-label="Print Poster on A5" title="Print Poster on A5" onClick={() => print('a5')}>
          A5
        </Button>
      </div>
      <QrPoster hospitalName={hospitalName} paper={paper} {...qr} />
    </>
  );
}

/** A hospital's booking code: image, address to copy, download, the page itself, and, of an active hospital, a poster to print. */
export function BookingQr({ hospitalName, closed = false, settingsPath, qr, failed, onRetry, retrying }: BookingQrProps) {
  if (failed && !qr)
    return <ErrorState title={QR_UNAVAILABLE} text="The booking link itself keeps working." onRetry={onRetry} retrying={retrying} />;
  if (!qr)
    return (
      <div className="ad-qr-skeleton">
        <Skeleton rows={5} label="Loading QR code" />
      </div>
    );
  const download = (): void => {
    downloadQr(qr.qrCode, hospitalName);
    toasts.show({ title: QR_DOWNLOADED });
  };
  return (
    <div className="ad-qr-box">
      {closed ? <Alert className="ad-qr-closed" type="warning" showIcon title={BOOKING_CLOSED} description={BOOKING_CLOSED_TEXT} /> : null}
      <div className="ad-qr">
        <img className="ad-qr-image" src={qr.qrCode} alt={`QR code of the booking page of ${hospitalName}`} />
        <BookingUrl url={qr.bookingUrl} />
        <div className="ad-qr-actions">
          <Button type="primary" icon={<DownloadOutlined />} onClick={download}>
            Download QR
          </Button>
          <Button icon={<ExportOutlined />} href={qr.bookingUrl} target="_blank" rel="noopener noreferrer">
            Open Page
          </Button>
          {closed ? null : <Poster hospitalName={hospitalName} qr={qr} />}
        </div>
      </div>
      {closed ? null : <WebsitePart hospitalName={hospitalName} qr={qr} settingsPath={settingsPath} />}
    </div>
  );
}
