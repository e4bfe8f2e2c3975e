import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormFoot } from './form-foot';

const onLine = jest.spyOn(navigator, 'onLine', 'get');
function setOnline(on: boolean): void {
  onLine.mockReturnValue(on);
  act(() => void window.dispatchEvent(new Event(on ? 'online' : 'offline')));
}
beforeEach(() => setOnline(true));

function draw(busy = false) {
  const [onSubmit, onCancel] = [jest.fn(), jest.fn()];
  render(
    <>
      <form
        id="thing"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      />
      <FormFoot form="thing" submit="Save Thing" busy={busy} onCancel={onCancel} />
    </>,
  );
  return { onSubmit, onCancel, save: () => screen.getByRole('button', { name: /Save Thing/u }), user: userEvent.setup() };
}

it('offline nothing can be saved, and what was typed can still be left', async () => {
  const { save, user, onSubmit, onCancel } = draw();
  setOnline(false);
  expect(save()).toBeDisabled();
  await user.click(save());
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

it('with a network it saves, also once the network is back', async () => {
  const { save, user, onSubmit } = draw();
  await user.click(save());
  expect(onSubmit).toHaveBeenCalledTimes(1);
  setOnline(false);
  setOnline(true);
  expect(save()).toBeEnabled();
  await user.click(save());
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

it('while it saves nothing is pressed twice, nor cancelled', () => {
  draw(true);
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
});
