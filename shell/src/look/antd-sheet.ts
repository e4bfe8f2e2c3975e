/** antd's styles, which the build puts here (tools/webpack-antd-sheet.cjs); a spec has none, as nothing is painted there. */
export const ANTD_SHEET = '';
