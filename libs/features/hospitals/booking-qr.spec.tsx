import { COPY_SNIPPET, embedSnippet, SNIPPET_COPIED, TO_SETTINGS, WEBSITE_CLOSED } from '@arogya/domain/hospitals/embed';
import { BOOKING_CLOSED, COPY_FAILED, COPY_FAILED_TEXT, QR_DOWNLOADED, QR_UNAVAILABLE, URL_COPIED } from '@arogya/domain/hospitals/texts';
import { fakeApi } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { BookingQr } from './booking-qr';

fakeApi();

const QR = {
  qrCode: 'data:image/png;base64,iVBORw0KGgo=',
  bookingUrl: 'https://care.example.in/book/sunrise-hospital',
  phone: '9845012345',
  stateCode: 'TN',
  embedOrigins: ['https://www.sunrise.in'],
};
const retry = jest.fn();
const draw = (qr: typeof QR | undefined = QR, failed = false) =>
  renderPage(
    <BookingQr
      hospitalName="Sunrise Hospital"
      settingsPath="/hospital-settings"
      qr={qr}
      failed={failed}
      onRetry={retry}
      retrying={false}
    />,
  );

function clipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

it('copies the booking address and says so', async () => {
  const { user } = draw();
  const copied: string[] = [];
  clipboard((text) => Promise.resolve(void copied.push(text)));
  await user.click(screen.getByRole('button', { name: /Copy$/u }));
  expect(await screen.findByText(URL_COPIED)).toBeInTheDocument();
  expect(copied).toEqual([QR.bookingUrl]);
});

it('says that copying failed when the browser refuses', async () => {
  const { user } = draw();
  clipboard(() => Promise.reject(new Error('denied')));
  await user.click(screen.getByRole('button', { name: /Copy$/u }));
  expect(await screen.findByText(COPY_FAILED)).toBeInTheDocument();
  expect(screen.getByText(COPY_FAILED_TEXT)).toBeInTheDocument();
});

it("downloads the image under the hospital's name", async () => {
  const { user } = draw();
  const saved: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download, this.href);
  });
  await user.click(screen.getByRole('button', { name: /Download QR/u }));
  click.mockRestore();
  expect(saved).toEqual(['Sunrise Hospital-booking-qr.png', QR.qrCode]);
  expect(await screen.findByText(QR_DOWNLOADED)).toBeInTheDocument();
});

it('opens the booking page beside the application', () => {
  draw();
  const link = screen.getByRole('link', { name: /Open Page/u });
  expect(link).toHaveAttribute('href', QR.bookingUrl);
  expect(link).toHaveAttribute('target', '_blank');
});

it.each([
  ['A4', /Print Poster$/u, 'a4'],
  ['A5', /on A5$/u, 'a5'],
])('prints a poster in English and the language of the state, on %s, which only paper shows', async (_, button, paper) => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = draw();
  await user.click(screen.getByRole('button', { name: button }));
  const poster = document.querySelector('body > .ad-poster');
  expect(poster).toHaveAttribute('data-paper', paper);
  for (const text of ['Sunrise Hospital', '98450 12345', 'care.example.in/book/sunrise-hospital']) expect(poster).toHaveTextContent(text);
  const steps = [...document.querySelectorAll('.ad-poster-steps > li')].map((step) => step.querySelector('p')?.textContent);
  expect(steps).toEqual(['Scan', 'Choose doctor and time', 'Arrive on time']);
  expect(document.querySelectorAll('.ad-poster-steps > li > p:lang(ta)')).toHaveLength(3);
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

it('says that the page of an inactive hospital is closed, and prints no poster of it', () => {
  renderPage(
    <BookingQr
      hospitalName="Sunrise Hospital"
      closed
      settingsPath="/hospital-settings"
      qr={QR}
      failed={false}
      onRetry={retry}
      retrying={false}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(BOOKING_CLOSED);
  expect(screen.queryByRole('button', { name: /Print Poster/u })).not.toBeInTheDocument();
  expect(document.querySelector('.ad-poster')).not.toBeInTheDocument();
});

it('has two lines for the website of the hospital, and copies them', async () => {
  const { user } = draw();
  const copied: string[] = [];
  clipboard((text) => Promise.resolve(void copied.push(text)));
  await user.click(screen.getByRole('button', { name: new RegExp(COPY_SNIPPET, 'u') }));
  expect(await screen.findByText(SNIPPET_COPIED)).toBeInTheDocument();
  expect(copied).toEqual([embedSnippet(QR.bookingUrl, 'Sunrise Hospital')]);
});

it('leads to the settings where no website is named, and shows no lines that would not work', () => {
  draw({ ...QR, embedOrigins: [] });
  expect(screen.getByText(WEBSITE_CLOSED, { exact: false })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: TO_SETTINGS })).toHaveAttribute('href', '/hospital-settings');
  expect(screen.queryByRole('button', { name: new RegExp(COPY_SNIPPET, 'u') })).not.toBeInTheDocument();
});

it('says that there is no code, and tries again', async () => {
  const { user } = renderPage(
    <BookingQr hospitalName="Sunrise Hospital" settingsPath="/hospital-settings" qr={undefined} failed onRetry={retry} retrying={false} />,
  );
  expect(screen.getByText(QR_UNAVAILABLE)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalled();
});
