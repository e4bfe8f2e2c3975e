import { jest } from '@jest/globals';
import type { CalendarChangeDetails, DoctorCalendarApiResponse, MakeChange, PreviewCalendarChangeApiResponse } from '@arogya/api/calendars';
import { DoctorFormDialog } from '@arogya/features/doctors/doctor-form-dialog';
import { HOSPITAL, makeDoctor } from '@arogya/features/doctors/testing/make-doctor';
import { fakeApi, get, post, put } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { makeChanged } from './testing/make-change';

const doctor = makeDoctor();
const MADE = makeChanged({ kind: 'hours' });
const api = fakeApi([
  get<DoctorCalendarApiResponse>('/doctors/:id/calendar', { hours: { Tuesday: ['16:00-19:00'] }, dayHours: [], leaves: [] }),
  get('/hospitals/active', [HOSPITAL]),
  get('/cities/active', []),
  get('/specialties/active', []),
  get('/services/active', []),
  put('/doctors/:id', { ...doctor, version: 5 }),
  post<PreviewCalendarChangeApiResponse>('/calendar-changes/preview', { appointments: [], more: false }, { status: 200 }),
  post<CalendarChangeDetails>('/calendar-changes', MADE),
]);
const draw = () => renderPage(<DoctorFormDialog open doctor={doctor} onClose={jest.fn()} />);
const choose = (weekday: string, choice: string) => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: `Hours on ${weekday}` }));
  const options = screen.getAllByText(choice, { selector: '.ant-select-item-option-content' });
  fireEvent.click(options.at(-1) as HTMLElement);
};
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Profile' }));
const sent = () => api.callsTo('POST', '/calendar-changes').map(({ body }) => (body as MakeChange).change);

it('shows the weekdays that differ, and sends those that were changed after the profile', async () => {
  draw();
  expect(await screen.findByRole('switch', { name: 'Different hours by day', checked: true })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Ranges on Tuesday' })).toBeInTheDocument();
  choose('Monday', 'Not working');
  save();
  await waitFor(() => expect(sent()).toEqual([{ kind: 'hours', doctorId: doctor.id, hours: { Monday: [] } }]));
  expect(api.callsTo('PUT')).toHaveLength(1);
});

it('turned off, every weekday is as usual again', async () => {
  draw();
  fireEvent.click(await screen.findByRole('switch', { name: 'Different hours by day', checked: true }));
  save();
  await waitFor(() => expect(sent()).toEqual([{ kind: 'hours', doctorId: doctor.id, hours: { Tuesday: null } }]));
});

it('changes no hours where none were touched, and saves no wrong ones', async () => {
  draw();
  await screen.findByRole('group', { name: 'Ranges on Tuesday' });
  fireEvent.change(screen.getAllByLabelText('Hours 1, to').at(-1) as HTMLElement, { target: { value: '15:00' } });
  save();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(api.callsTo('PUT')).toEqual([]);
  fireEvent.change(screen.getAllByLabelText('Hours 1, to').at(-1) as HTMLElement, { target: { value: '19:00' } });
  save();
  await waitFor(() => expect(api.callsTo('PUT')).toHaveLength(1));
  expect(sent()).toEqual([]);
});
