import './qr-poster.css';
import { createPortal } from 'react-dom';

interface QrPosterProps {
  readonly hospitalName: string;
  readonly qrCode: string;
  readonly bookingUrl: string;
}

/**
 * The poster for the wall: the only thing on a printed page, invisible on screen (qr-poster.css). It is a child of the body,
 * so that the rest of the page can be hidden when printing.
 */
export function QrPoster({ hospitalName, qrCode, bookingUrl }: QrPosterProps) {
  return createPortal(
    <div className="ad-poster" aria-hidden="true">
      <p className="ad-poster-name">{hospitalName}</p>
      <p className="ad-poster-line">Scan to book</p>
      <img className="ad-poster-code" src={qrCode} alt="" />
      <p className="ad-poster-hint">Point your phone’s camera at the code and choose a doctor and a time.</p>
      <p className="ad-poster-url">{bookingUrl.replace(/^https?:\/\//u, '')}</p>
    </div>,
    document.body,
  );
}
