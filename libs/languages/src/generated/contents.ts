/* Written by `npm run languages` from the catalogues beside this folder: change those, not this file. */

/** Catalogue → language → the hash of its texts, how many there are, how many a named speaker has read as they are now. */
export const CONTENTS = {
  pages: { en: { hash: '461590f8a5d9', texts: 333, reviewed: 333 }, hi: { hash: 'ad9537bb15d7', texts: 333, reviewed: 0 } },
  messages: { en: { hash: '44136fa355b3', texts: 0, reviewed: 0 } },
  specialties: { en: { hash: 'e23b062769fe', texts: 40, reviewed: 40 }, hi: { hash: '4f1bf45738ca', texts: 40, reviewed: 0 } },
} as const;
