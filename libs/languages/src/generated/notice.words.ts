/* Written by `npm run languages` from the catalogues beside this folder: change those, not this file. */
export interface NoticeWords {
  readonly title: () => string;
  readonly lead: () => string;
  readonly version: () => string;
  readonly draft: () => string;
  readonly sections: {
    readonly taken: {
      readonly title: () => string;
      readonly appointment: () => string;
      readonly enquiry: () => string;
      readonly cookie: () => string;
    };
    readonly used: { readonly title: () => string; readonly for: () => string; readonly nothingElse: () => string };
    readonly seen: { readonly title: () => string; readonly by: () => string; readonly only: () => string };
    readonly kept: { readonly title: () => string; readonly howLong: () => string; readonly erased: () => string };
    readonly rights: {
      readonly title: () => string;
      readonly ask: () => string;
      readonly forget: () => string;
      readonly complain: () => string;
    };
  };
}
