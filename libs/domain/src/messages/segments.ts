/** The alphabet of an SMS (GSM 03.38). A text with any other sign goes out in UCS-2, which has room for fewer than half. */
const GSM = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** These take two places. */
const EXTENDED = new Set('^{}\\[~]|€');
/** Places of one SMS, and of each part of a longer text. */
const ROOM = { gsm: [160, 153], ucs2: [70, 67] } as const;

export interface SmsLength {
  /** Places that the text takes: letters of GSM, or units of UTF-16. */
  readonly places: number;
  /** What the operators charge: so many SMS. */
  readonly segments: number;
}

/** How long a text is as an SMS. */
export function smsLength(text: string): SmsLength {
  const signs = [...text];
  const isGsm = signs.every((sign) => GSM.has(sign) || EXTENDED.has(sign));
  const places = isGsm ? signs.reduce((sum, sign) => sum + (EXTENDED.has(sign) ? 2 : 1), 0) : text.length;
  const [one, part] = ROOM[isGsm ? 'gsm' : 'ucs2'];
  return { places, segments: places <= one ? 1 : Math.ceil(places / part) };
}
