import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useFields } from './fields';
import { moveWithArrows } from './roving';
import { TOAST_MS, useToastControl } from './toast';

const NAMES = ['name', 'phone'] as const;
type Name = (typeof NAMES)[number];

/** A form without looks: a name has three letters, a phone ten digits. */
function Form() {
  const [values, setValues] = useState<Record<Name, string>>({ name: '', phone: '' });
  const fields = useFields<Name>(
    { ...(values.name.length < 3 ? { name: 'Three letters' } : {}), ...(values.phone.length < 10 ? { phone: 'Ten digits' } : {}) },
    NAMES,
  );
  return (
    <>
      {NAMES.map((name) => (
        <input
          key={name}
          aria-label={name}
          title={fields.errors[name] ?? 'no error'}
          value={values[name]}
          onChange={({ target }) => {
            setValues((now) => ({ ...now, [name]: target.value }));
            fields.change(name);
          }}
          onBlur={() => fields.leave(name, values[name])}
        />
      ))}
      <button onClick={fields.checkAll}>Send</button>
      <button onClick={() => fields.refuse({ name: 'Somebody has this name' })}>Refuse</button>
      <button onClick={fields.reset}>Again</button>
    </>
  );
}

describe('a field', () => {
  const errors = (): string[] => screen.getAllByRole('textbox').map(({ title }) => title);
  const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

  it('shows no sentence while somebody types, one when it is left, and none once it is right', async () => {
    render(<Form />);
    await userEvent.type(screen.getByLabelText('name'), 'As');
    expect(errors()).toEqual(['no error', 'no error']);
    await userEvent.tab();
    expect(errors()).toEqual(['Three letters', 'no error']);
    await userEvent.type(screen.getByLabelText('name'), 'h');
    expect(errors()).toEqual(['no error', 'no error']);
    await userEvent.clear(screen.getByLabelText('name'));
    expect(errors()).toEqual(['Three letters', 'no error']);
  });

  it('that is left empty is no mistake until somebody sends', async () => {
    render(<Form />);
    await userEvent.click(screen.getByLabelText('name'));
    await userEvent.tab();
    expect(errors()).toEqual(['no error', 'no error']);
    await press('Send');
    expect(errors()).toEqual(['Three letters', 'Ten digits']);
    await press('Again');
    expect(errors()).toEqual(['no error', 'no error']);
  });

  it('keeps the sentence of the server until it has another value', async () => {
    render(<Form />);
    await userEvent.type(screen.getByLabelText('name'), 'Asha');
    await press('Refuse');
    expect(errors()).toEqual(['Somebody has this name', 'no error']);
    await userEvent.type(screen.getByLabelText('name'), 'n');
    expect(errors()).toEqual(['no error', 'no error']);
  });
});

const Group = ({ round }: { round: boolean }) => (
  <div data-roving={round ? 'round' : ''}>
    {['one', 'two', 'three'].map((name) => (
      <button key={name} data-stop onKeyDown={moveWithArrows}>
        {name}
      </button>
    ))}
  </div>
);

describe('arrow keys in a group', () => {
  const press = async (keys: string): Promise<void> => {
    await userEvent.keyboard(keys);
  };
  const focused = (): string | null | undefined => document.activeElement?.textContent;

  it('move the focus, and stop at the ends', async () => {
    render(<Group round={false} />);
    screen.getByText('one').focus();
    await press('{ArrowLeft}');
    expect(focused()).toBe('one');
    await press('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('three');
    await press('{Home}');
    expect(focused()).toBe('one');
    await press('{End}');
    expect(focused()).toBe('three');
  });

  it('go round where the group says so', async () => {
    render(<Group round />);
    screen.getByText('one').focus();
    await press('{ArrowLeft}');
    expect(focused()).toBe('three');
    await press('{ArrowDown}');
    expect(focused()).toBe('one');
  });
});

function OneToast({ dismiss, ms }: { dismiss: (id: number) => void; ms?: number }) {
  const { button, ...swipe } = useToastControl({ id: 7, ...(ms ? { ms } : {}) }, dismiss);
  return (
    <div {...swipe}>
      Saved <button ref={button}>Dismiss</button>
    </div>
  );
}

describe('a toast', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['after five seconds', undefined, TOAST_MS],
    ['after its own time', 900, 900],
  ])('goes %s, not before', (_when, ms, after) => {
    const dismiss = jest.fn();
    render(<OneToast dismiss={dismiss} {...(ms ? { ms } : {})} />);
    act(() => {
      jest.advanceTimersByTime(after - 1);
    });
    expect(dismiss).not.toHaveBeenCalled();
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(dismiss).toHaveBeenCalledWith(7);
  });

  it('goes with a swipe to the right that is long enough', () => {
    const dismiss = jest.fn();
    render(<OneToast dismiss={dismiss} />);
    const swipe = (to: number): void => {
      for (const [type, clientX] of [
        ['pointerdown', 10],
        ['pointerup', to],
      ] as const)
        act(() => void screen.getByText('Saved').dispatchEvent(new MouseEvent(type, { bubbles: true, clientX })));
    };
    swipe(59);
    expect(dismiss).not.toHaveBeenCalled();
    swipe(60);
    expect(dismiss).toHaveBeenCalledWith(7);
  });

  it('gets the focus by F8', () => {
    render(<OneToast dismiss={jest.fn()} />);
    act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8' })));
    expect(screen.getByRole('button')).toHaveFocus();
  });
});
