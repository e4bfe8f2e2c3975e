export const HELP = 'Help';
export const GUIDE_ABOUT = 'How to do it, step by step';
export const GUIDE_FAILED = 'The guide could not be loaded.';
export const ALL_CHAPTERS = 'All chapters';
export const PRINT_CARD = 'Print this card';
