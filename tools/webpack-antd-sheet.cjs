const { createCache, extractStyle, StyleProvider } = require('@ant-design/cssinjs');
const antd = require('antd');
const { createElement: element } = require('react');
const { renderToString } = require('react-dom/server');

const { _InternalPanelDoNotUseOrYouWillBeFired: Dialog } = antd.Modal;
const TRIGGER = element('span');

/** Each part that the shell brings (shell/src/antd.ts), and what those bring, in a form that asks for all of its styles. */
const RENDERED = [
  element(antd.Alert, { title: ' ' }),
  element(antd.App),
  element(antd.AutoComplete),
  element(antd.Button, null, ' '),
  element(antd.Checkbox),
  element(antd.Drawer),
  element(antd.Dropdown, { menu: { items: [] } }, TRIGGER),
  element(antd.Empty),
  element(antd.Form, null, element(antd.Form.Item, { label: ' ' }, element(antd.Input))),
  element(antd.Input.TextArea),
  element(antd.Input.Password),
  element(antd.Input.Search),
  element(antd.InputNumber),
  element(antd.Modal),
  element(Dialog),
  element(Dialog, { type: 'confirm' }),
  element(antd.Pagination, { total: 100 }),
  element(antd.Radio),
  element(antd.Segmented, { options: [' '] }),
  element(antd.Select),
  element(antd.Skeleton),
  element(antd.Switch),
  element(antd.Tabs, { items: [] }),
  element(antd.Tag, { color: 'success' }, ' '),
  element(antd.Tooltip, { title: ' ' }, TRIGGER),
];

/**
 * antd's styles of these parts: `css` is one sheet whatever the `theme`, as it takes what differs from variables that the browser
 * writes (libs/ui/src/look/theme.ts); `names` says whose they are, e.g. 'Button-Button' or 'Form-item-item'.
 */
function antdSheet(theme = {}) {
  const cache = createCache();
  const made = { ...theme, hashed: false, zeroRuntime: false };
  renderToString(element(StyleProvider, { cache }, element(antd.ConfigProvider, { theme: made }, ...RENDERED)));
  const styles = [...cache.cache.keys()].map((key) => key.split('%')).filter(([kind]) => kind === 'style');
  return { css: extractStyle(cache, { types: 'style', plain: true }), names: styles.map(([, , name]) => name) };
}

module.exports = { antdSheet };
