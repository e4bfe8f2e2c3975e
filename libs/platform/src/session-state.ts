import { createSlice } from '@reduxjs/toolkit';

/** Set by the first call that the server answers with 401 although somebody was signed in. */
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
