import { createSlice } from '@reduxjs/toolkit';

/** Set by the first 401 answer although somebody was signed in. */
export const sessionState = createSlice({
  name: 'sessionState',
  initialState: { ended: false },
  reducers: {
    sessionEnded: (state) => {
      state.ended = true;
    },
  },
});

export const { sessionEnded } = sessionState.actions;
