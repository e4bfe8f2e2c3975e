/** Beside the question: the number is kept as it stands. */
export const PHONE_RIGHT = 'Yes, it is right';

export const PHONE_DOUBT =
  'Is this right? A number in India has 10 digits and begins with 2 to 9; one from abroad begins with + and its country. No message can be sent to this one.';
