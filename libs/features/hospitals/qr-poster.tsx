import './qr-poster.css';
import { POSTER_ENGLISH, posterWords } from '@arogya/domain/hospitals/poster';
import { BrandMark } from '@arogya/ui/look/brand-mark';
import { phoneText } from '@arogya/domain/phones/phone';
import type { CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { POSTER_PICTURES } from './poster-pictures';

/** Named pages (`page: …`) print an empty sheet first, so the size of the sheet is written beside the poster. */
const PAGES = { a4: '@page { size: a4 portrait; margin: 14mm; }', a5: '@page { size: a5 portrait; margin: 10mm; }' } as const;
export type PosterPaper = keyof typeof PAGES;

interface QrPosterProps {
  readonly hospitalName: string;
  readonly qrCode: string;
  readonly bookingUrl: string;
  readonly phone: string | null;
  /** Its language stands beside the English. */
  readonly stateCode: string | null;
  readonly paper: PosterPaper;
}

const STEPS = ['scan', 'choose', 'come'] as const;

/** How many letters of a name stand in the largest type; longer ones take about as much space, in smaller type and more lines. */
const LETTERS_IN_FULL = 40;
const typeOf = (name: string): CSSProperties =>
  ({ '--ad-poster-type': Math.min(1, Math.sqrt(LETTERS_IN_FULL / [...name].length)) }) as CSSProperties;

/**
 * The poster for the wall: the only thing on a printed page, invisible on screen (qr-poster.css). It is a child of the body,
 * so that the rest of the page can be hidden when printing.
 */
export function QrPoster({ hospitalName, qrCode, bookingUrl, phone, stateCode, paper }: QrPosterProps) {
  const [english, local] = [POSTER_ENGLISH, posterWords(stateCode)];
  return createPortal(
    <div className="ad-poster" data-paper={paper} aria-hidden="true">
      <style>{PAGES[paper]}</style>
      <p className="ad-poster-name" style={typeOf(hospitalName)}>
        <BrandMark />
        <span>{hospitalName}</span>
      </p>
      <div className="ad-poster-title">
        <p>{english.title}</p>
        <p lang={local.lang}>{local.title}</p>
      </div>
      <img className="ad-poster-code" src={qrCode} alt="" />
      <ol className="ad-poster-steps">
        {STEPS.map((step) => (
          <li key={step}>
            {POSTER_PICTURES[step]}
            <p>{english.steps[step]}</p>
            <p lang={local.lang}>{local.steps[step]}</p>
          </li>
        ))}
      </ol>
      {phone ? (
        <p className="ad-poster-phone">
          {english.call} · <span lang={local.lang}>{local.call}</span> <strong>{phoneText(phone)}</strong>
        </p>
      ) : null}
      <p className="ad-poster-url">{bookingUrl.replace(/^https?:\/\//u, '')}</p>
    </div>,
    document.body,
  );
}
