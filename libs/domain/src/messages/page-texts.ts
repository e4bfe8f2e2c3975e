/** What the page Message Texts says. */
export const MESSAGE_TEXTS_TITLE = 'Message Texts';
export const MESSAGE_TEXTS_FAILED = 'Failed to fetch the texts of messages';
export const NO_MESSAGE_TEXTS = 'No texts';
export const IDS_NEEDED =
  'Operators drop an SMS whose text they do not know. Register each text as it stands here, and enter its id: a text without one is not sent.';
export const IDS_NOT_NEEDED = 'Texts are sent without ids. Where operators demand them (India, DLT), set SMS_DLT_ENTITY_ID.';
export const LANGUAGE_OF_TEXTS = 'Language';
export const TEXT_TO_REGISTER = 'Text to register';
export const COPY_TEXT = 'Copy text';
export const PREVIEW = 'Preview';
export const ID_LABEL = 'Id (DLT)';
export const HEADER_LABEL = 'Header';
export const HEADER_HINT = "Where it is not the provider's usual one";
export const PROVIDER_NAME_LABEL = "Provider's name of the text";
export const PROVIDER_NAME_HINT = 'Where the provider asks for one';
export const NOT_REGISTERED = 'Not registered';
export const SAVE_TEXT = 'Save';
export const TEXT_SAVED = 'Saved';
export const SAVE_TEXT_FAILED = 'Failed to save the id';
export const fromVariable = (variable: string): string => `From ${variable}`;
export const smsCount = (segments: number): string => `${segments} SMS`;
