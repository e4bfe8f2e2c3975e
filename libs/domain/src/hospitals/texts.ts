export const HOSPITAL_NOT_FOUND = 'Hospital Not Found';
export const HOSPITAL_NOT_FOUND_TEXT = "The booking link you're looking for doesn't exist.";
export const NO_DOCTORS_AVAILABLE = 'No Doctors Available';
export const HOSPITAL_CREATED = 'Hospital created successfully.';
export const HOSPITAL_UPDATED = 'Hospital updated successfully.';
export const HOSPITAL_DELETED = 'Hospital deleted successfully.';
export const URL_COPIED = 'URL Copied';
export const COPY_FAILED = 'Copy Failed';
export const COPY_FAILED_TEXT = 'Could not copy URL to clipboard.';
export const QR_DOWNLOADED = 'QR Code Downloaded';
export const QR_UNAVAILABLE = 'Unable to generate QR code';
export const BOOKING_CLOSED = 'The booking page is closed';
export const BOOKING_CLOSED_TEXT =
  'This hospital is inactive: whoever scans the code or opens the link cannot book. Set it active to open the page again.';
export const qrFileName = (hospitalName: string): string => `${hospitalName}-booking-qr.png`;
