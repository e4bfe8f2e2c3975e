import { ANTD_SHEET } from './antd-sheet';

// Before our own sheets, which change what it says.
document.head.prepend(Object.assign(document.createElement('style'), { textContent: ANTD_SHEET }));
