/* Written by `npm run languages` from the catalogues beside this folder: change those, not this file. */

/** Catalogue → language → the hash of its texts, how many there are, how many a named speaker has read as they are now. */
export const CONTENTS = {
  pages: { en: { hash: 'f370f540d40f', texts: 330, reviewed: 330 }, hi: { hash: '08544e48afd9', texts: 330, reviewed: 0 } },
  messages: { en: { hash: '44136fa355b3', texts: 0, reviewed: 0 } },
  specialties: { en: { hash: 'e23b062769fe', texts: 40, reviewed: 40 }, hi: { hash: '4f1bf45738ca', texts: 40, reviewed: 0 } },
} as const;
