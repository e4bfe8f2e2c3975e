/* Written by `npm run languages` from the catalogues beside this folder: change those, not this file. */
export interface MessagesWords {
  readonly code: {
    readonly subject: () => string;
    readonly text: (given: { readonly code: string; readonly product: string; readonly minutes: string }) => string;
  };
  readonly confirmation: {
    readonly subject: (given: { readonly number: string }) => string;
    readonly text: (given: {
      readonly hospital: string;
      readonly number: string;
      readonly doctor: string;
      readonly when: string;
    }) => string;
  };
  readonly reminder: {
    readonly subject: (given: { readonly number: string }) => string;
    readonly text: (given: {
      readonly hospital: string;
      readonly number: string;
      readonly doctor: string;
      readonly when: string;
    }) => string;
  };
  readonly moved: {
    readonly subject: (given: { readonly number: string }) => string;
    readonly text: (given: {
      readonly hospital: string;
      readonly number: string;
      readonly doctor: string;
      readonly when: string;
    }) => string;
    readonly before: (given: { readonly hospital: string; readonly number: string; readonly when: string }) => string;
    readonly now: (given: { readonly doctor: string; readonly when: string }) => string;
  };
  readonly cancelled: {
    readonly subject: (given: { readonly number: string }) => string;
    readonly text: (given: {
      readonly hospital: string;
      readonly number: string;
      readonly doctor: string;
      readonly when: string;
    }) => string;
  };
  readonly reason: {
    readonly away: (given: { readonly doctor: string }) => string;
    readonly closed: () => string;
    readonly closedFor: (given: { readonly name: string }) => string;
  };
  readonly next: {
    readonly change: (given: { readonly phone: string }) => string;
    readonly another: (given: { readonly phone: string }) => string;
    readonly see: (given: { readonly link: string }) => string;
    readonly again: (given: { readonly link: string }) => string;
  };
  readonly when: {
    readonly at: (given: { readonly date: string; readonly month: string; readonly year: string; readonly time: string }) => string;
    readonly time: (given: { readonly part: string; readonly time: string }) => string;
    readonly months: {
      readonly jan: () => string;
      readonly feb: () => string;
      readonly mar: () => string;
      readonly apr: () => string;
      readonly may: () => string;
      readonly jun: () => string;
      readonly jul: () => string;
      readonly aug: () => string;
      readonly sep: () => string;
      readonly oct: () => string;
      readonly nov: () => string;
      readonly dec: () => string;
    };
  };
}
