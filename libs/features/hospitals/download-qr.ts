import { qrFileName } from '@arogya/domain/hospitals/texts';

/** Saves the QR image under the hospital's name (docs/spec/numbers.md). */
export function downloadQr(qrCode: string, hospitalName: string): void {
  const link = document.createElement('a');
  link.href = qrCode;
  link.download = qrFileName(hospitalName);
  document.body.append(link);
  link.click();
  link.remove();
}
