import { focusOnOpen } from './focus-on-open';

const field = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

describe('a dialog that has opened', () => {
  beforeEach(() => {
    document.body.innerHTML = '<button id="opens"></button><form><input id="first" /><input id="second" /></form>';
    field('opens').focus();
  });

  it('puts the focus into its first field', () => {
    focusOnOpen('first')(true);
    expect(document.activeElement).toBe(field('first'));
  });

  it('leaves it in a field that somebody has entered meanwhile', () => {
    field('second').focus();
    focusOnOpen('first')(true);
    expect(document.activeElement).toBe(field('second'));
  });

  it('leaves it where it is when the dialog closes', () => {
    focusOnOpen('first')(false);
    expect(document.activeElement).toBe(field('opens'));
  });
});
