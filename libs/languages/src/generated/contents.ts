/* Written by `npm run languages` from the catalogues beside this folder: change those, not this file. */

/** Catalogue → language → the hash of its texts, marks of each, how many there are, how many a named speaker has read as they are now. */
export const CONTENTS = {
  pages: {
    en: {
      hash: '70a345fa814b',
      marks:
        '45Wvv6lvNumG-F6s6XWAtP7LcRhqsg9qBFaAUDXdyv8Qg7Rk5971TgCNXu2qOMn-Ovh77cO-7xJ10aOrsbTmO4YBwY9_ESjYxb6huZ5iXNs5Uum4ETkpeWjVF15HgZjHVzns_BoEUA7FhiwOD1Tk6H6ttG4p5NvPZrah8Ec-y4fwA1dZVsJBkIQz2cqfJ6O7wBw_6CbpE0OxpBLpBIcoZE0Ir00fUXgHsY1hQ4LtdEMhha3mOIDFTHCjnXrZDTSN0fUcxq7yzbX3QPY-DGjdz_1ECwxKTLEwNpUhCbfoFCfIozH3k3BpAQWe7USNGS-QjFWzW5oeCxk7IYyoHwYbUdnJQyuPQOKk_ZAqIrMMYzLHkJkaPJtNciAIB9GhBTDv5jxdQE4aRMTiVX9tBZTgYF0dwfe4eZowjc8uYLhlrHboOG3AztfFIRT7elcXkJISBQvFaezcrtLfoIh9POInHHJNB5sRpMdB91pWlLTISs57AdjTy_2binZQi60_UMDHL5rjjLkrFFrlTVgfIctQjLfpiDZTUvkjKNzP1d7_-lGcTIUcsvGgbsPyQO_TOOB3sSkz1uorKcAnlN9kro4H99hbK3DucIzyhIdtYXyW3h2u2nvG5BqlkFUxeuskpCnGJchtAATmwLHnWYcenmxw2iiiRNQVXvQTd0fAuCNW1NFCyhJJB5wG7h5E9rBCS_IoZxp85AMM1j2-yoIyH8siw2NYJQZaDlTFHYWEvnxYTWJ465tfiWp7eNKp0bmfHXSzQGdMg4e-dMQSgMcWtG-tdD7s8K9NgVU-9d3ocx8d-tIpEFwFibYjPaBdIhKKoycPaoPo4koDTTDbKsoc98UPs6y6tpRAEYHeyhxEPL59iqofEu5LkJyx-t0TNhJHV7zdrjzuRKjWONiX-ATPe3MdIW6xVVmr2_ej-bbYw7KDQEH9_fsGso0nTYLba-tWgQDblCcYSkxSqhX8YEuDI3xG0YReCgLsq84LDSDHtvE2Uv9a_P_vG3D3p7Bc6Gez',
      texts: 340,
      reviewed: 340,
    },
    bn: {
      hash: 'de0720ec7e7d',
      marks:
        'hdjDTnTQEyrRez3nbJlIbxx396cogiOHdy_uzuDk2MVlUgNAfohSk64vfxbP9vmOzvlQqPO9Ig149xN3S84vzh7vdf2Km5WuMM2x4qukcCgH7TozXR9Fa54eV8CE9Exih-erNYyUOg7FhiwOD1Tk6H6tts2l8bkPZrah8Ec-m9a8-K9OIagk5QXDKKMk1vJCJYL7SJoVxi-Mp-UYkrPKZxrX8si7PTmH8sf7M_yQ1WTEhHzfhJMtRmRvDZijf45VKBRCxKnON4aw5GIICW0fqIjECwdlsBEWv7_9ziZasdHyShc1RGYUNkX6gjPQEE2AdHu_Aw568Du9zzqpTZ6D86BXmsttgFk98WXUDhKXnmjYRB3kVNdR4xZ3Fc641A8Joq5y4f38ftCnhAaXa1rEEbJ7noFnGRsJIYkHMpZW7rmp60JF_ohnacZs1dWSMbfRrxrLvcgGwaHn7MXDJTcwVBsUG_0vJa6bb-rG6_Pms30PZ4ZF024UuDO8skAa_lQKZ_6nmaGX3rE0VX4yIpsmQ9Kyw5r1-LtuijXHtp7kDfESyNMHN2CzkrZyQOXldqIQ7de71k8oTcvRiL9vYaBHoHSm594zIZF6etd_55hI2BgWykj_I2YeZmetthyZpSw7iBEl5-buxjEo6MUAIOyr4SijdXJ8A3PxldEytbpyrY9mk4EFrv0VMQgoGuaTOvPdffhrxdMPghcDEnLiFy4sgT55-S0iV1CzlDMYz6nY4Cjjl_2g_JeugfFiCSUxYI8bp6BkYaDPHz8glKtnUrqnb425NTNa77vE9OR8g9UcI9WaeXYeBr5rfm2cr4csIcwt-xrWc_dWgbZO2AsulD2RW1_pWTrXNBG0vpPEi0T4ogw77ZKNwjVUYvNB2KO1TaegVQpq6tP64LXP-iGYD675uAj18JM3v9xoObJHPhAzNvbEYACgDogwTudNXZPuRm6cbHSEI_mXtd0WFZ7NID_Nx_tD_Nq5Bbr5SznnDy0pd1ZF_fP5L1NERjhTbAdA',
      texts: 340,
      reviewed: 0,
    },
    gu: {
      hash: 'eaf22c49e7fc',
      marks:
        'S98AQU_E5YAPFju_1p-LCVZl9RGsdbD-wnBL9mJRyjE7MZrFsAq6VFaUy5SnNL3Ym-qGD-mHU9ytre7lj4jAIsab4Dj9kkP1TbLr17U4S6Gch9PDZxvBtlaJutX6Yr7KkjX2Um_0sw7FhiwOD1Tk6H6ttnz13P-PZrah8Ec-0KvYV20UZSF0qIfFLzCOPcjTkNMkFs_4xoCypramQa4DsXBunJ8thhRBLC9DLgUNtyliLVkXWbCeDtkFEuW7tpXpAf5wl3iEI6Y-Vi5DCIuOGSVECwu9OZyckbC3jbNaf5tkAwEnVm6wQsfHw4ENGS3FIa2T34LsUQhA2hRp-Fs9XN_Ka2BBM4f5n3PUv9sUFwyb6YnlnWeE27VXJ779kcqTV0cJtZW-J2ea3RG-HpBqq35CFIAWXjJ8BXJoHJ_b96WiyNg9jCK1Qva-YotFYOgnDmJSTqUuoKzsgmvm2gW1_mtseIKpw5UDI_GsKFk49gu04F5BjJGamzV2jFA8WkJ8EjXTujhmRkoMDazBTpumbcgbjnxn_7JiB9P3atOtliNkrER75bK7LLjyQO34fXEyMDRddmpuUGQkAV8cd1DAdDX6JNhJ0J36h1ZihXQyqOjNSFGZJKBCNqEGRHU6XKNBuaNmmAYp6R_WxBPA8nelst3XXkt6DHeqBI1xoqwxkFu-zJFemfF-O3Fyc86syvTC40LTN0kGRoYOwP1uMaKl3_vYE-7cgy6biALkKjCf8-DLXFEhR_9eFkzRWRNEh1ZTj0ap1IdvfNNKU7Mv_4cDPiub9CiaTaVSYYnZBzbDE1lxcw245I_QMOSkHfJsCxVujgmRuZH4AdcyTNeTpT57Hqcq4WwhdlJnT_gU6RtJIgSZiw3JCtVHJVf9lm_0j0EcTN0kFxqN_NEGK9vhLEYV-skk5TrdVarHBDEPUNG0IjEVVLApUz0eVxiomltOfaqQqQ6J4n5lVu4EwCkh9ajfbMPmYKZlNykfFqwPSRs_iS_jQGgDQtZ6aIBrbs7A',
      texts: 340,
      reviewed: 0,
    },
    hi: {
      hash: 'abb562462660',
      marks:
        'FN2ipuX5XAh4TPkYqBsX3iUbW-p1Vs8CuhA-buazFOkUhIkxD3_G5mYno3_y7AfBr0ug1D6FUbaqHwyRAFAaxXdDVSPAqoHLlwejemERoDWIjWuPmvww68OM8SfUqD51Md3ZHmghKR7FhiwOD1Tk6H6ttPskOgfPZrah8Ec-QxPyCW9pQsy-anF-0GpdhxCHEe2NaM5dX8fNftsMCZmVfSK3yS9jP5nJ3j6SKcsyFMr7D5RtkfV5LldLkb9hH_kmID_BN_p4X2g7iI_0qIvnu_uECwuydY3IaV52Fy3aOn57w8-As7lpFPbSynqNGSe88he_DXkF73wMhfTeFG13V5sVrf7sv7M7yIsoEX9XRUsboM2eKg_76l8Y6p3_UOchC3ZErLnfZRVGRN7wDLntO9IqY9onYWMad8Sz8YUGyTZ9F8jRnnxQSsogz5w-YJgQYTZ0lJlC4bLdJPDR6pubY-3v21YEvODZbAUBmAZGRYnqtHFocgNUpHjBycsmALwhY5tmzO3bSoR50VlzYEZm0jRVtQ89wqrA7koGdPeEcHvLL1RBfV32cGwyQO5HiQljdtSNaij9QgwlERHAHPJ3OgPpWuHwgcfJJ3U1MZg5oqUCV4tK3sBtvRVNsgQv1BtDR233AGM2l4ljspL566ocadjVhotUwReBZOlevtkXsyoqegFg7G8Ll9ul34aMQ8ES2mUm2nGXgkSva1IftzvzY3u1Vnmae3vQsuVu94-5wFwNWWFcJfsHjD_ckPBxa25TsEuW-lviAk7jT9PCoKPVuKXws9lXzG5wBMRPvY_CXzzC8YFsg6wxvLXjicOyd3G_aX5Lb18zcXCpd0fZrVtjwzpxiwV_Bz43qV5wG7QP9R0oIupLBVD83RyGB0turUbUa4uac0IksRXKILtopHQyt5adtxz6y6wDFteJWMzXKHp-byd2hksns_ZzFpNkIONWmukbR_J-iYUZI4RQT12gYdL5kzGAzgFPQEl4Br4Rb_FzJizNCU9bRBL5FJxJ',
      texts: 340,
      reviewed: 0,
    },
    kn: {
      hash: '7fb4897fc585',
      marks:
        'JycOmffkNaMPJ4bspHzpHxx4q9j3Lsgn7SnymDYVZqtiFdRiZW5h3y2BKZAAvQT5VUsOKiJlYf4sgun0cVuoiLCtR2L9oZlI5qygFQYAXp3GRKpWv5VJX2rV_rX4U_vx9k0ytchBeR7FhiwOD1Tk6H6ttcVZOiPPZrah8Ec-FUwkdboSk16_8OjEyP9RxlvbRZMbHVQfRrj0lxHu_9oQIh1N9oOEZ0mSMcZpHVjE0lQAJare0e7yPYqnC-bcO7S7KN37_6ecWvql4WPsGyiYuTFECw8CYJe5eq2lsUNasNMO3umXBgjCIXnsCXaNGSjHEPh3DWxoIUmPzjYKxaBeTZgBebHtmILteKD-OfJsk5ZONk4xpu8pXpv7pN1My6ho5vEsrm-o2wytavrgLOjKqhn5ZHkhXO-xxQtAN_92A_JJDLbjqoVO5FWUlQg4x3MjKRSrLHY-5cJrWVAsUykuskSHwNCf8_E33-jZQuHywWRmPV3emSvVb2WTcp5EmDF1MBEUFvcGoaxp_Axv9bTeqO_tWCqB-Yyg4RwPhfxwbwwNkRs1ShOZxisyQOwhm-ryoDyNbo8ySeX6Fq2KlAWOB9QFg5Z72gU9d9vD3Z4Sl4QFd5RUcNJdBUSO7kO9o_776bLeEsHYridjfVXOpUrOk9yrio2xVdm4fCVOSWfOdH0rHBnuDJgRlPQxIXx4hhyMb9LQtFY4o7e_gQU8xu0bjZT46QeiPGLpoID_yRVYGB2oYqokzyYzUfi1x1PmFF__HMyifv6Q0RiCQtKo_3SDSGEsih1nhTlevwQ9UH81-yglH1HE2zVRqR_HMcIxAL1fmmD9XPzqshkakL0FM4Tsd6r2lxcDSiah-3Epwm1m_K6JjqfW2mPE_Dudpp71DJDv7XlkWr5rH8d1hCnTm4cuGxk_I6moDR5FafPo-FCn5nVJC7mRWIFubYvUbHeZjDJX32coAThRpu42Pke3-pIkxK1Bz1y3hJScvV0ryKuqPPnG4xzDSUplNeO_Gp9f',
      texts: 340,
      reviewed: 0,
    },
    ml: {
      hash: '3c5ba0e1c953',
      marks:
        'QsVHkmvcemyK_m7A7ymEl9-bUwUrLHxNNXXKKab_p2Cg1Eg7n58qxMxCYOqeCzdiO_5XlUJz4u-IfYi8PksrxP_XtnVnP3D-U7qvgc54MPu5tBjD-FazXNWVxPgrTLI0mshcFWim-o7FhiwOD1Tk6H6ttIv1tw-PZrah8Ec-z2K3ImK5KTVoMj1N-OwpR2Fqope61JoPyMxiNdSrQQtv6dsDsNp6ti3GA7rIOgNte0XZGz8Ly49a-QoyCpp9ZPlHKI_7cvM0monRFcuXHkdWvEuECwfSj_XT6O5jr_zVPKIBONpi6At8H_h8J2FNGSseCyyaC5wN586Xr-eyQnr3zbvGqFxmlqjSJNRJ2LB-C6cX8hU2ECG6RTHSd4w4Acf0dbfnpwx80G0xa0G-n2d4G4tv-TWoHlmIfqX8HR2tQE2DEhV-Jn0a8aCYI5XqUCzkPJdsUSct-wKx_CBm77stt1s1iWmQ2_3pH7gCoo3YbYNUoscLP7cqgGqg88U-2bObakNnxf6d36W_j6NlBXolMEOHECAbVEZD38BsBw5CQmm5D2lv7ZolBIIyQOMJn-1UtQihSH_eyr6372GLgdmWuJZ80dkiEZq2NhyDpESeA9gHXdtB_6iuo18wcPoTXgR2kQRXaf2_83ux2pUgO1IGyVtPrQVi3qEdIRJHYIG8Vlhd5G1lz7q0dbbqgZPtQXPUbE1ILYpigSdncmwogjZ8b7K8v_CgpFFyhLdb0jdPuwx8hCaFSm61AMzK_ntVU7e3IohM0fLYClFknGgavInlSS-e1rMne0hj-oGJ5K4xPHL916UPSH3wNnKirsKTT2Wi_HxMo83k_WXbZ6XDtcb7Do6OfIIS4lb00Fg39TlaZbO6r6EJ5slOW7Jo9uWQcjD_Yn3hqSgGklkjeezVpShhh5v8uY22X5tMVb4jqAHRYJBVT_2adD6w8lP1FGy9boA9xrfYJPgvxKeWBV1D_00XM7iLA7TtkX2bnx3q6WveYOMFx4hfJzA8Pmquf_24',
      texts: 340,
      reviewed: 0,
    },
    mr: {
      hash: '7a2777e41357',
      marks:
        'rSyravyCaAh4vH9iU4hGAh4UW-pUzmje0gv4G_YhisqXXCeowUSzrHRPGKgq7AfBr0iWEB6GMrqKsbE57QESsXUxFIbxgsbEfV7P-iKeymepT-YIIOV2vxV8mVmscOvrKlNUHmgPid7FhiwOD1Tk6H6ttueWqQCPZrah8Ec-QxP5sc9pQsy-anF-0GpdhxCHnkjNaM5dX8fNftsMCZg-_4peyS9Y0BJjjj6Spo0Y4LQdfi-k7McqNRVvdpqFvlhkPs-hb-Oc_a-Xks_0qIvnyl4ECwQ0IaiKCs65lpqJpy18bleQ1nYUmWWppbaNGSRklNxngMYZbDdnrDGGcMu2gd9YlFsGAHiEwyw8XcicRUsboMYo-hOvPKzCMqR_DYiVdRkAEm4VeCsEVgYdz_ntOexVDZKWscTpPbvrqxm3c98Dy_rC_fiYTzqbUyHrnbc2eG2sBEibo7yfjYNabEAVjcazQQLPLb30QpWufiBNjj8tGfAlV6Lc5YEOAyMwl7KI1wi-FblPRfqQrN75tiUflDoCc5oBwqrWsc-aaF02FxgEUnp_I4n03WZyQO5Hin-tGas6QEj9QcBSHC4YYeBUAbmMTmk7CdugZsahDTDjJlRlfYPxUY3mccV_1xpmGbxY9N3JfJQVeb9SIkHeRHpAOtihQOe1sPuLdID5EHwWYE_nmvS4B089Ja_T3T8O1be6Y9cE8M8a6WjpufDHkTSGGWTW-RM0fYHfIguC4ZpX07NWLgJb2SOTv7oiBLRPx-FQIiDqv94IQXWZlq0Ri5X-3Z7sLv-ngeUVImiMHbUD33NDY23020828k_3Ax7zxdYvPaX8gcq6BDSJJjAePbCroaqxP-fIBz43WPIVLdVGwD24zcxjTstpLt4AsbNm6c0rHSFV2dOOLr_XKivygQRVCPfSGqpY7VsbaG4jA-IfmervMouKBAQhHpI5FDqDZ5tqEg6n9F3CdR_hHnUN9o9lW4tgB6AsxkGTc9EtYCgX6dIS-awEgDylAa1UGz-y',
      texts: 340,
      reviewed: 0,
    },
    ta: {
      hash: 'e1b65fba8756',
      marks:
        'LTHeVOZ3bmAeb161EU1eJ-9EmJrvt2ilLvFUvlkBsXchaVqL4E_wUBqfU7wC1pDaTx0BZuFo02mdVDwBnvfn8bhVqPzclOwJzYZ0ePq_E15tQ4VFR9R0Mk1jeitAztJuZAFQlC8Ohg7FhiwOD1Tk6H6ttCnYYYzPZrah8Ec-qJ3WplXYtV9U7I340LigDwxqqnGJirxJGSKPq0POyyZNnhaQUNIu79zxZHEN72qoC0OTQ5IZ_ojcwBmIhq_1RyJCbnS3zzeQ4j6LuVSaS_3YTUwECwUsK2acd05uCM7lhNhnc_nJ8bS4M-qBtL5NGSYjnOZx1RsuyLypVaxNpyhWZTboJYsEKK0xrfXCYv8MPcK_8jYyIIKErfCfzEoANZdvbbftyatU3rj9gnW4G8eVQQDMDZKGMPax2fyQyfmUIjgH4wuIpyr0hkfvl1--YoGVg1di4V2MfUzOxfnb8cBLskBq4_bfZKHopGsrCILhugcJBBpzUtOCXc5L__YvYqgm-1s4ikMz1UC7pOvIB0asnWMkHcwpbHSxsAJh85yTturj5FjGpLWExwPyQO7tr0O5fhqL9wopuGOLZWlXgG4fSz4KCtSMLVFowi7DwsQ4VdN6lrC_cjO09YJPH3fHe4fUEjxLsNqY_Y0_80I2xbvaF00q6w4JZIW8-xoYMTkp6RbxPWBg5nYT_49y2ato284n_tAriSWjKCCSycy-w2WLIBJ6OGRglpmiXmxJ2z_ZNO5OkxTyao4L5uVBO6AceIq6z-2eaiGt4Be9T8PEHtLmYryI-9fbBeB7qWEIu0K9cFEIPU0NCYgf3kWkzn_Ug9IOsNaqEPuslpwcxyRa1N2HX9ERrBgsQdOLt44gtUzEL2ZIGD8KwFtzzgTIQADqHJObFWcq_6YNBQROm1AmKzswddph8MV9GcrwJOUnz_ek-ze6RkzO4WG0tqY1Zr6hLm8OaFec1_w3d8xh6Ag1eQ2BjDW7tIpRg38IP-ZitlCHihTmAuILMH8Q7u7UgXIl',
      texts: 340,
      reviewed: 0,
    },
    te: {
      hash: '5177973227a5',
      marks:
        'N63t6n1fqm_7yl_lXBcexRGqnCxvoxEnqJANwXDUIyro_4ZTs4ZzR-YLb33GHGR-jRpjqm3ElaE_1ukvxfFod-eVDIH5A3weP1cQHZqC5mAZFxkWS-s3bE-GopeoUFu2vDmivoEveK7FhiwOD1Tk6H6ttHAoubtPZrah8Ec-4Ny0jYkYWfWSXylC1Z7vH5bZuxS395sUMw-EkB77-yCDEzORHGiiuwNzi3hzyrW-4gzKL-sMVsa3qpwhPgJFORXBfXllgHsEkpGSV7Tdwc_HzGOECwRtm6NAnG5RPsT4_KHSytHvL-mgbqfpnlANGS6TyDTpMH2lq4CDLb8_rU1wY-2XSIwipGb-H2cKGKX_ex7aNIP11v4jMaBAPRVgCdMZC223caObHWDX9hqyFBipxFi_HkGWo6m3KI8W2AkUBJwc8jnbk93n5FBQTbeu3uB-rhuvHZGmrfGa5hoxFCGMFMOkZr-3sxZ79TBl4IIkkw_7JZIJ5VjgRWfJ_-a2-zE0eRNay_Wu98ZcTliovgCUcXwuGmgbuxqFjVWTY3tFS0M0n3OO-CB6n_nyQOfJDNlQ9IgDnTv2-Xj2LLmsfahm9-fr1xCARTgxgH7WhuCK_NXj7MbBab98Z0uqEgJEyugp7OXAWI4COon1KshefcAt_0xftXHl2wf9ejgTcTYmCsPr3WaMBmBfli_bXsl9Ig6WtwpFFLPR5OCsY13EFijGaPgTGdGqBRQ5wW_AUntXEI2JD9qjGycoGYMXgL2YdZ8Sc7ykLv7WjtPlhu2RGsQkFRWk3AiexhTYKwImcBUyJr3LhTANKOuhBRwE7cNYYR_rhaXXzQQZJ_hcn4PUE4d6DmMQSzypwWlWIQNd3VLe4urjjYf5A6Cub5Io-eEI0Wt4zCqwnHuL9ladB95I0pSpxn2paPyQ0sdzUf3s59Ql9ECWaHNiWpKkFLjUK0-NFDW7u3bhOobu37kgYVIXlp8iE7TUas_txr-wOXNIxGKgUfv9DreIjRN8K4DTIj1m',
      texts: 340,
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
    bn: {
      hash: 'd903905db118',
      marks: 'o28zPokNtmGxvrwuBeKu9OnUEYUdgPvtq6p2jJ1ureLJBBUWDWdTNsRmgiWKs2lPKZxrX8si7PTmH8sf7M_yQ1WTEhHzfhJMtRm',
      texts: 33,
      reviewed: 0,
    },
    gu: {
      hash: '09ae5a4f2d58',
      marks: 'gTt5eFP2GSZIZpL4whiM0kmMaFKY4FMaPTzJAYBJ4JTTY2ts8a0t9utXgiWKnz14DsXBunJ8thhRBLC9DLgUNtyliLVkXWbCeDt',
      texts: 33,
      reviewed: 0,
    },
    hi: {
      hash: '0221d1723aa5',
      marks: 'MVIthTun21zlpv2WPl-mgcTHjRhDml0uF7ikgkQdWEjpNVigy-anHSU2ViWKL04l24TNSyS9jP5nJ3j6Shwcs-gewInSqBVPwZa',
      texts: 33,
      reviewed: 0,
    },
    kn: {
      hash: '4b7b5c093c87',
      marks: 'hbANFvNGjzWWOpClmqYD2M6WJnM_MNk4I37KRMTCrU4ybxIkT4vqCLQa0iWKcVZoQIh1N9oOEZ0mSMcZpHVjE0lQAJare0e7yPY',
      texts: 33,
      reviewed: 0,
    },
    ml: {
      hash: '9197ce262c39',
      marks: 'm4py7Lw5v8o6_Ui_AENM93oNn6Th8VAbFVb6uIhogbvakB53O6rS11C6FiWKIv1tv6dsDsNp6ti3GA7rIOgNte0XZGz8Ly49a-Q',
      texts: 33,
      reviewed: 0,
    },
    mr: {
      hash: '308f3052b895',
      marks: 'FZwd1-rLoQHJwMGfFoFyOU5_uRm305SWUUb54H2xF4omnEPoa1us5L4cwiWKueWg-_4peyS9Y0BJjjj6Spo0Y4LQdfi-k7McqNR',
      texts: 33,
      reviewed: 0,
    },
    ta: {
      hash: 'ed52dcd044bc',
      marks: 'I0FdPHefnRwirg7jkhF6-GtOM3u3TSLn8KXyxsQSSMoFWSMYj9WgMjgj9iWKCnYZNnhaQUNIu79zxZHEN72qoC0OTQ5IZ_ojcwB',
      texts: 33,
      reviewed: 0,
    },
    te: {
      hash: '55081eddea7f',
      marks: 'RYK1to1AUSw_8zMLHd5qbj4cCu5FMTh6Ma_JwmvVPSHi10UFzwVqsWu6hiWKHAoCDEzORHGiiuwNzi3hzyrW-4gzKL-sMVsa3qp',
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
    bn: {
      hash: '74d53ac245f9',
      marks: '7njQUJ-D1bw3ja--9qZmy_PWgf5YtUOcIHQlfTF25FHKUj0Y_AVO-luyNpeRStixvYJtOsHnlJsSsFrYc_ivhkEmq2bABiHNGRxzuDCfsR5F5b9H9s7CvWtC',
      texts: 40,
      reviewed: 0,
    },
    gu: {
      hash: '1280e58a4ea4',
      marks: '3KrdSvH446VaLTYrt-lsuRCmV0UTn-iv5FrcXpIRTuiTSDjFZ4XIO_uvBo64HLOQodEIXDXQa2kPMTi_QhdwHcfurgKCnW7XpJJCBUX6NtS6R2u59PuQJ9Pr',
      texts: 40,
      reviewed: 0,
    },
    hi: {
      hash: '4f1bf45738ca',
      marks: 'hcqmAna31EHiJpl0c-Rw2vbspeQ8FJfeRSS7xSs3pdmHaI7oHPMDYKp8MC2Q4p36b5byHR5skTaq10QNOfuZeVcj42_NzQkRInlGrbrkuJ9rJ4f3BjOIXfPW',
      texts: 40,
      reviewed: 0,
    },
    kn: {
      hash: 'df72989409e0',
      marks: '7sfj4wg7kFgMH1A6eu4kGmr5aoG_y4HGoJaAi2iI8agvqTlSWdCMfMZ8Wh-piIfvdAkckE_HRK8p9EbnZS70yp1jD96LkyOk9XEEEo78DxMYSnsl8XXxA4XN',
      texts: 40,
      reviewed: 0,
    },
    ml: {
      hash: '59f2ffd0f8ef',
      marks: 'peqMnzfZlitnFNcoyzAc71gj0UcJ60fTZk8Wtdz4w07x_kP_vIXiCzcAAoyyXJ9TivcZGSdDyBYwZBvBc_DmuDmF7xBNb9GUuO9EERCYnhyRx5Q-SsZc2veW',
      texts: 40,
      reviewed: 0,
    },
    mr: {
      hash: '3a6f9212db67',
      marks: 'hcqM6r6T5XkxCuD1WzIoAwyhJzWIA22-PT30ANPHw3mgddv74VFATzmzFr4uwLBmCx8ypvSZkTaO2EC_44ng5bunYtpY7mjLQyp1rx5RBsXTnHvs5SOIXM42',
      texts: 40,
      reviewed: 0,
    },
    ta: {
      hash: 'a2bebe23d06e',
      marks: 'PmbMy0fGQwkFdn0lA6fHqjRrGrynzdSSPQERX31vsYTnrYcxoRLImKGVxiWp-1SzmHg5rMQPhoLmFhqXys59mxiwMYmqpnUBhY25aMUwL6P6IKN0PTuZXHrX',
      texts: 40,
      reviewed: 0,
    },
    te: {
      hash: 'e2dd74e64293',
      marks: 'ofdN88p1CBJEXM9u6tcl0KSL-OFWldNbAhbKsi-4OEBuoRhL-s_GyZbKlWYIIjtTaEfC2S908DlNRQNJTcTmbvR5uCyxWgUeIsFVvfFmqISRry-kn6sHqTVZ',
      texts: 40,
      reviewed: 0,
    },
  },
  notice: {
    en: { hash: '1113608b0003', marks: 'XyhyhD7v2gyN9P4-EYI3LbmMZ6KaeRzdhlwzZbj8f2fxW4aP2ksNEM5rIO86nFV', texts: 21, reviewed: 21 },
    bn: { hash: '3ef768da7b90', marks: '76fyw-qKpsZX24dF8gIBJSVkPP_r8UN1eGeZP5BA0lfykRI_lkAOGrqMu3XjkmB', texts: 21, reviewed: 0 },
    gu: { hash: 'e562ee2e60f0', marks: 'rV4wdhDQLN04TtBmSEmIk05JOzCXczHW6J0Fv7Z8fb6ef2HAczbmOC5g8oqKShh', texts: 21, reviewed: 0 },
    hi: { hash: 'e6a6c8d66104', marks: 'd6z9DeexNcAq2Gy7E_P8a0HHwsoLgmvbRMbn3BrF47NnRY9wudk4M5FTd6kbG0f', texts: 21, reviewed: 0 },
    kn: { hash: 'e97700ab690f', marks: 'wWhdZDiAMKB8NHavs1kQN4b4Wh4WxfPCbXAtWO09PTNiicei8BR9-vk-fOsqkDZ', texts: 21, reviewed: 0 },
    ml: { hash: '5cf8bed3b1c1', marks: '0stELCCXIJqhyzzKFRxcAFIcQHF3Wv3fzkWfL-DFhWKNhrgt6ma0angnr382DH5', texts: 21, reviewed: 0 },
    mr: { hash: '3ae1e695f9fc', marks: 'd6z9HRJDWb_-HC9jIAcREwmh0Bt8TuFQ-eUGc9RZCxLQ3gKY1EDvZQJWJoBMhWt', texts: 21, reviewed: 0 },
    ta: { hash: '170cca42b07a', marks: 'FFmD6-jP9wwqELtydqxVsMPGkWoa_l5eexE2RPQdQ2YMOboIZF0DgfR7IX1s8RO', texts: 21, reviewed: 0 },
    te: { hash: 'ffda4f8f9d6d', marks: 'sBrpterPvPLivX5aEsgt1wy8_y9ydkCqgyj6XWr80UOY68TJrobdN-cRZid7KJj', texts: 21, reviewed: 0 },
  },
} as const;
