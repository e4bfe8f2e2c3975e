/* Written by `npm run languages` from the catalogues beside this folder: change those, not this file. */

/** Catalogue → language → the hash of its texts, marks of each, how many there are, how many a named speaker has read as they are now. */
export const CONTENTS = {
  pages: {
    en: {
      hash: 'f370f540d40f',
      marks:
        '45Wvv6lvNumGs6XWAtP7LcRhqsg9qBFaAUDXdyv8Qg7Rk5971TgCNXu2qOMn-Ovh77cO-7xJ10aOrsbTmO4YBwY9_ESjYxb6huZ5iXNs5Uum4ETkpeWjVF15_BoEUA7FhiwOD1Tk6H6ttG4p5NvPZrah8Ec-y4fwA1dZVsJBkIQz2cqfJ6O7wBw_6CbpE0OxpBLpBIcoZE0Ir00fUXgHsY1hQ4LtdEMhha3mOIDFTHCjnXrZDTSN0fUcxq7yzbX3QPY-DGjdz_1ECwxKTLEwNpUhCbfoFCfIozH3k3BpAQWe7USNGS-QjFWzW5oeCxk7IYyoHwYbUdnJQyuPQOKk_ZAqIrMMYzLHkJkaPJtNciAIB9GhBTDv5jxdQE4aRMTiVX9tBZTgYF0dwfe4eZowjc8uYLhlrHboOG3AztfFIRT7elcXkJISBQvFaezcrtLfoIh9POInHHJNB5sRpMdB91pWlLTISs57AdjTy_2binZQi60_UMDHL5rjjLkrFFrlTVgfIctQjLfpiDZTUvkjKNzP1d7_-lGcTIvGgbsPz1uorKcAnlN9kro4H99hbK3DucIzyhIdtYXyW3h2u2nvG5BqlkFUxeuskpCnGJchtAATmwLHnWYcenmxw2iiiRNQVXvQTd0fAuCNW1NFCyhJJB5wG7h5E9rBCS_IoZxp85AMM1j2-yoIyH8siw2NYJQZaDlTFHYWEvnxYTWJ465tfiWp7eNKp0bmfHXSzQGdMg4e-dMQSgMcWtG-tdD7s8K9NgVU-9d3ocx8d-tIpEFwFibYjPaBdIhKKoycPaoPo4koDTTDbKsoc98UPs6y6tpRAEYHeyhxEPL59iqofEu5LkJyx-t0TNhJHV7zdrjzuRKjWONiX-ATPe3MdIW6xVVmr2_ej-bbYw7KDQEHsGso0nTYLba-tWgQDblCcYSkxSqhX8YEuDI3xG0YRezmYsq84LDSDHtvE2Uv9a_P_vG3D3p7Bc6Gez',
      texts: 330,
      reviewed: 330,
    },
    hi: {
      hash: '08544e48afd9',
      marks:
        'FN2ipuX5XAh4YqBsX3iUbW-p1Vs8CuhA-buazFOs1qIkxD3_G5mYno3_y7AfBr0ug1D6FUbaqHwyRAFAaxXdDVSPAqoHLlwejemERoDWIjWuPmvww68OM8SfHmghKR7FhiwOD1Tk6H6ttPskOgfPZrah8Ec-QxPyCW9pQsy-anF-0GpdhxCHEe2NaM5dX8fNftsMCZmVfSK3yS9jP5nJ3j6SKcsyFMr7D5RtkfV5LldLkb9hH_kmID_BN_p4X2g7iI_0qIvnu_uECwuydVthaV52Fy3aOn57w8-As7lpFPbSynqNGSe88bXKDXkF73wMhfTeFG13V5sVrf7sv7M7yIsoEX9XRUsboM2eKg_76l8Y6p3_UOchC3ZErLnfZRVGRN7wDLntO9IqY9onYWMad8Sz8YUGyTZ9F8jRnnxQSsogz5w-YJgQYTZ0lJlC4bLdJPDR6pubY-3v21YEvODZbAU_XCZGRYnqtHFocgNUpHjBycsmALwhY5tmzO3bSoR50VlzYEZm0jRVtQ89wqrA7koGdPeEcHvLL1V32cGwNaij9QgwlERHAHPJ3OgPpq-awgcfJJ3U1MZg5oqUCV4tK3sBtvRVNsgQv1BtDR233AGM2l4ljspL56X5nadjVhotUwReBZOlevtkXsyoqegFg7G8Ll9ul34aMQ8ES2mUm2nGXgkSva1IftzvzY3u1Vnmae3vQsuVu94-5wFwNWWFcJfsHjD_ckPBxa25TsEuW-lviAk7jT9PCoKPVuKXws9lXzG5wBMRPvY_CXzzC8YFsg6wxvLd18cOyd3G_aX5Lb18zcXCpd0fZrVtjwzpxiwV_Bz43qV5wG7QP9R0oIupLBVD83RyGB0turUbUa4uac0IksRXKILtopHQyt5adtxz6y6wDFteJWMzXKHpd2hksns_ZzFpNkIONWmukbR_J-iYUZI4RQT12gYdL5kzGAzgFPQEl4Br4Rb_FzJizNCU9bRBL5FJxJ',
      texts: 330,
      reviewed: 0,
    },
  },
  messages: {
    en: {
      hash: 'c35c34299729',
      marks: 'IdqjFt68MFscwZfJFLlbO3cmNX_69mC0amXICwEmFcIl9J-0uqhb0Tr3FiWK43QcoZE0Ir00fUXgHsY1hQ4LtdEMhha3mOIDFTH',
      texts: 33,
      reviewed: 33,
    },
    hi: {
      hash: '0f3a9f80590d',
      marks: 'MVIthTjkJ1zlpv2tMc-mgcTHjRhDmlzki4FpgkQdWEjpNVigy-anHSU2ViWKL04l24TNSyS9jP5nJ3j6Shwcs-gewInSqBVPwZa',
      texts: 33,
      reviewed: 0,
    },
  },
  specialties: {
    en: {
      hash: 'e23b062769fe',
      marks: 'yRbU_DvbZdanenojFuV6htpdJ9_y05apbpdktzdAWthpxqpc0YfkCv6RP4mf3wmPBzcDj_7ZWqywrAaAuzBraVgPAS8pstMkFGEn5VaIFQ4wy5BjMRjMI7gf',
      texts: 40,
      reviewed: 40,
    },
    hi: {
      hash: '4f1bf45738ca',
      marks: 'hcqmAna31EHiJpl0c-Rw2vbspeQ8FJfeRSS7xSs3pdmHaI7oHPMDYKp8MC2Q4p36b5byHR5skTaq10QNOfuZeVcj42_NzQkRInlGrbrkuJ9rJ4f3BjOIXfPW',
      texts: 40,
      reviewed: 0,
    },
  },
} as const;
